/** The message for readers who switched versions and didn't end up on the same page or section. */
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
      message: '{version} doesn’t have the page “{title}”. This is its first page.',
    },
    {version, title},
  );
}

function nearestPage(version: string, title: string): string {
  return translate(
    {
      id: 'site.versions.nearestPage',
      message: '{version} doesn’t have the page “{title}”. This is the closest page above it.',
    },
    {version, title},
  );
}

function noSection(version: string): string {
  return translate(
    {
      id: 'site.versions.noSection',
      message: '{version} doesn’t have that section. This is the start of the page.',
    },
    {version},
  );
}

/**
 * @returns the message, once the page is rendered, and a function to dismiss it; it also disappears on the next
 * navigation
 */
export function useSwitchNotice(): [message: string | undefined, dismiss: () => void] {
  const {label} = useDocsVersion();
  const {state, hash, key} = useLocation();
  const [notice, setNotice] = useState<{key: string | undefined; message: string}>();

  useEffect(() => {
    if (!isVersionSwitch(state)) return undefined;
    const notify = () => {
      const {missingPage} = state;
      const isSectionMissing = hash !== '' && !targetOf(hash);
      if (missingPage) {
        const message = missingPage.isNearest ? nearestPage : noPage;
        setNotice({key, message: message(label, missingPage.title)});
      } else if (isSectionMissing) setNotice({key, message: noSection(label)});
    };
    // A frame later, because screen readers announce only changes in an existing live region.
    const frame = requestAnimationFrame(notify);
    return () => cancelAnimationFrame(frame);
  }, [state, hash, key, label]);

  const message = notice?.key === key ? notice?.message : undefined;
  return [message, () => setNotice(undefined)];
}
