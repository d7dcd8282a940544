/** The versions of the docs plugin: Next at /docs, every frozen one below it. */
import type {Options} from '@docusaurus/plugin-content-docs';
import {carriedVersions} from './load';

/**
 * @param root absolute path of the project; its versions.json lists the frozen versions
 * @param withFrozen whether the site has the frozen versions
 */
export function docsVersions(
  root: string,
  withFrozen = true,
): Pick<Options, 'lastVersion' | 'versions' | 'onlyIncludeVersions'> {
  const frozen = carriedVersions(root).map((name) => [
    name,
    // src/theme/DocVersionBanner renders this banner: it says which release the page belongs to.
    {label: name, path: name, banner: 'unmaintained' as const},
  ]);
  return {
    lastVersion: 'current',
    ...(!withFrozen && {onlyIncludeVersions: ['current']}),
    versions: {
      current: {label: 'Next', path: '', banner: 'none'},
      ...(Object.fromEntries(frozen) as Options['versions']),
    },
  };
}
