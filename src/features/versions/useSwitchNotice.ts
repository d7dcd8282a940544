/** What a reader who changed the version is told on the page the menu led to. */
import {translate} from '@docusaurus/Translate';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {targetOf} from '@site/src/clientModules/hash-target';
import {isVersionSwitch} from './switch-state';

function noPage(version: string, title: string): string {
  return translate(
    {
      id: 'site.versions.noPage',
      message: '{version} has no page “{title}”. This is its first page.',
    },
    {version, title},
  );
}

function noSection(version: string): string {
  return translate(
    {
      id: 'site.versions.noSection',
      message: 'This section is not in {version}: here is the page.',
    },
    {version},
  );
}

/** @returns the message, once the page stands, and what makes it go; it also goes with the next navigation */
export function useSwitchNotice(): [message: string | undefined, dismiss: () => void] {
  const {label} = useDocsVersion();
  const {state, hash, key} = useLocation();
  const [notice, setNotice] = useState<{key: string | undefined; message: string}>();

  useEffect(() => {
    if (!isVersionSwitch(state)) return undefined;
    const notify = () => {
      const {missingPage} = state;
      const lacksSection = hash !== '' && !targetOf(hash);
      if (missingPage) setNotice({key, message: noPage(label, missingPage.title)});
      else if (lacksSection) setNotice({key, message: noSection(label)});
    };
    // A frame later, as screen readers announce only what changes in a region that they know.
    const frame = requestAnimationFrame(notify);
    return () => cancelAnimationFrame(frame);
  }, [state, hash, key, label]);

  const message = notice?.key === key ? notice?.message : undefined;
  return [message, () => setNotice(undefined)];
}
