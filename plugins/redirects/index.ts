/** URLs of pages that were moved, for the hosts' rules and for the plugin that writes a page at the old URL. */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../common/root';
import {carriedVersions} from '../releases/load';

/** A page that moved: both are canonical paths of this site, without query. */
export type Redirect = {from: `/${string}`; to: `/${string}`};

/** Moved pages, each listed once for Next and repeated for every frozen version that has the target. */
const MOVED: readonly Redirect[] = [
  {
    from: '/docs/managed-datahub/operator-guide/setting-up-remote-ingestion-executor',
    to: '/docs/managed-datahub/remote-executor/about',
  },
];

function hasPage(root: string, version: string, address: string): boolean {
  const file = path.join(root, 'versioned_docs', `version-${version}`, address);
  return ['.md', '.mdx'].some((extension) => fs.existsSync(file + extension));
}

/**
 * @param root absolute path of the project
 * @param moved pages of Next that have a new URL
 * @returns all redirects of the site
 */
export function redirectsOf(root: string, moved: readonly Redirect[] = MOVED): Redirect[] {
  return [
    ...moved,
    ...carriedVersions(root).flatMap((version): Redirect[] => {
      const inVersion = (address: string): `/${string}` =>
        `/docs/${version}${address.slice('/docs'.length)}`;
      return [
        // A version's root URL has no page; without a rule it would be a dead end.
        {from: `/docs/${version}`, to: `/docs/${version}/features`},
        ...moved
          .filter(({to}) => hasPage(root, version, to))
          .map(({from, to}) => ({from: inVersion(from), to: inVersion(to)})),
      ];
    }),
  ];
}

/** The redirects of this site. */
export const redirects: readonly Redirect[] = redirectsOf(ROOT);
