/** Where the menu of versions leads from the page being read. */
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {MouseEvent} from 'react';
import {isPlainClick} from '../../lib/plain-click';
import type {VersionSwitchState} from './switch-state';

/** A version to go to. */
export type VersionLink = {
  label: string;
  /** It is the documentation of what no release has yet. */
  unreleased: boolean;
  /** Address of the same page and section, or of the version's first page. */
  to: string;
  /** The version lacks the page being read. */
  missing: boolean;
  /** The version being read. */
  active: boolean;
  /** Goes there by the router and tells the page it leads to where the reader came from. */
  follow: (event: MouseEvent) => void;
};

/** The versions of the docs, newest first, each with the way to it from here. */
export function useVersionLinks(docsPluginId: string | undefined): VersionLink[] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const {activeVersion, activeDoc, alternateDocVersions} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);

  return useVersions(docsPluginId).map((version) => {
    const twin = alternateDocVersions[version.name];
    const first = version.docs.find(({id}) => id === version.mainDocId);
    const path = (twin ?? first)?.path ?? version.path;
    const to = twin ? `${path}${search}${hash}` : path;
    const missing = activeDoc !== undefined && twin === undefined;
    const follow = (event: MouseEvent) => {
      savePreferredVersionName(version.name);
      if (!activeVersion || activeVersion === version || !isPlainClick(event)) return;
      event.preventDefault();
      const title = document.querySelector('h1')?.textContent ?? '';
      const state: VersionSwitchState = {
        fromVersion: activeVersion.label,
        ...(missing && {missingPage: {path: activeDoc.path, title}}),
      };
      history.push(to, state);
    };
    const {label, name} = version;
    // Docusaurus' own name of the docs that are no frozen version.
    const unreleased = name === 'current';
    return {label, unreleased, to, missing, active: version === activeVersion, follow};
  });
}
