/**
 * Fails a build whose navbar names a page, a sidebar, or a custom type that doesn't exist. Docusaurus detects it too,
 * but once per page, with all ids of the site each time, and without naming the item.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {NAVBAR_ITEM_TYPES} from '../../src/lib/navbar-item-types';
import {ContributorError} from '../common/contributor-error';
import {type Known, type NavbarItem, navbarProblems} from './problems';

/** The ids of the latest version, which the navbar links to from pages without a version. */
function knownIds({loadedVersions}: LoadedContent): Known {
  const latest = loadedVersions.filter(({isLast}) => isLast);
  return {
    docs: latest.flatMap(({docs, drafts}) => [...docs, ...drafts].map(({id}) => id)),
    sidebars: latest.flatMap(({sidebars}) => Object.keys(sidebars)),
    types: NAVBAR_ITEM_TYPES,
  };
}

/** @throws ContributorError that lists every item to fix */
export default function navbarCheck({siteConfig}: LoadContext): Plugin {
  return {
    name: 'navbar-check',
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['default'];
      const {navbar} = siteConfig.themeConfig as {navbar?: {items?: readonly NavbarItem[]}};
      if (content === undefined) return;
      const problems = navbarProblems(navbar?.items ?? [], knownIds(content as LoadedContent));
      if (problems.length > 0) throw new ContributorError(problems.join('\n\n'));
    },
  };
}
