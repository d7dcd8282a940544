/** The links of the version menu on the current page. */
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {MouseEvent} from 'react';
import {isPlainClick} from '../../lib/plain-click';
import {nearestPage, pagesAbove} from './nearest';
import type {VersionSwitchState} from './switch-state';
import {isUnreleased} from './unreleased';

/** A version to go to. */
export type VersionLink = {
  label: string;
  /** Whether it documents what is not released yet. */
  unreleased: boolean;
  /** Path of the same page and section, or of the version's first page; a click may find a closer one. */
  to: string;
  /** Whether the version lacks the current page. */
  missing: boolean;
  /** Whether this is the current version. */
  active: boolean;
  /** Navigates with the router, and tells the new page which version the reader came from. */
  follow: (event: MouseEvent) => void;
};

/** Returns the versions of the docs, newest first, each with its link from the current page. */
export function useVersionLinks(docsPluginId: string | undefined): VersionLink[] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const {activeVersion, activeDoc, alternateDocVersions} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);

  return useVersions(docsPluginId).map((version) => {
    const counterpart = alternateDocVersions[version.name];
    const first = version.docs.find(({id}) => id === version.mainDocId);
    const path = (counterpart ?? first)?.path ?? version.path;
    const to = counterpart ? `${path}${search}${hash}` : path;
    const missing = activeDoc !== undefined && counterpart === undefined;
    const follow = (event: MouseEvent) => {
      savePreferredVersionName(version.name);
      if (!activeVersion || activeVersion === version || !isPlainClick(event)) return;
      event.preventDefault();
      const title = document.querySelector('h1')?.textContent ?? '';
      // Only now: breadcrumbs of a page appear after the menu, and most readers never need them.
      const above = missing ? nearestPage(activeVersion, version, pagesAbove(document)) : undefined;
      const isNearest = above !== undefined;
      const state: VersionSwitchState = {
        fromVersion: activeVersion.label,
        ...(missing && {missingPage: {path: activeDoc.path, title, isNearest}}),
      };
      history.push(above ?? to, state);
    };
    const {label} = version;
    const unreleased = isUnreleased(version);
    return {label, unreleased, to, missing, active: version === activeVersion, follow};
  });
}
