/** Says that a page belongs to a release, and links to the same page in the latest version. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {explained} from './unreleased';

function useLatest() {
  const pluginId = useActivePlugin()?.pluginId;
  const {latestDocSuggestion: counterpart, latestVersionSuggestion: version} =
    useDocVersionSuggestions(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const first = version.docs.find(({id}) => id === version.mainDocId);
  const prefer = () => savePreferredVersionName(version.name);
  return {
    counterpart,
    latest: explained(version),
    to: (counterpart ?? first)?.path ?? version.path,
    prefer,
  };
}

export default function ReleaseBanner(): ReactNode {
  const {label} = useDocsVersion();
  const {counterpart, latest, to, prefer} = useLatest();
  return (
    <p className={clsx(ThemeClassNames.docs.docVersionBanner, styles.notice)}>
      <span>
        <Translate id="site.versions.release" values={{version: <b>{label}</b>}}>
          {'This is the documentation for release {version}.'}
        </Translate>{' '}
        {!counterpart && (
          <Translate id="site.versions.noTwin" values={{latest}}>
            {'{latest} doesn’t have this page.'}
          </Translate>
        )}{' '}
        <Link to={to} onClick={prefer}>
          {counterpart ? (
            <Translate id="site.versions.twin" values={{latest}}>
              {'Read this page in {latest}'}
            </Translate>
          ) : (
            <Translate id="site.versions.first" values={{latest}}>
              {'Go to the first page of {latest}'}
            </Translate>
          )}
        </Link>
      </span>
    </p>
  );
}
