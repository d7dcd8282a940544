/** How much a page counts in the sitemap: what readers are to land on first, a release's pages last. */
import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {isHidden} from '../../src/features/seo/model/hidden';

/** From a path to its priority between 0 and 1; the first that fits counts. */
const WEIGHTS: readonly [path: RegExp, priority: number][] = [
  [/^\/$/, 1],
  [/^\/docs(\/(features|quickstart))?$/, 1],
  [/^\/docs\/\d+(\.\d+)+(\/|$)/, 0.2],
  [/^\/docs\//, 0.8],
  [/^\/integrations$/, 0.9],
  [/^\/learn\/(archive|tags)(\/|$)/, 0.3],
];
const ORDINARY = 0.6;

/** @returns the priority of a page by its path; undefined if it has no place in the sitemap */
export function weightOf(path: string): number | undefined {
  if (isHidden(path)) return undefined;
  return WEIGHTS.find(([pattern]) => pattern.test(path))?.[1] ?? ORDINARY;
}

/** Option of `@docusaurus/plugin-sitemap`: its items, weighted. */
export const createSitemapItems: NonNullable<PluginOptions['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const base = params.siteConfig.baseUrl.length - 1;
  const items = await defaultCreateSitemapItems(params);
  return items.flatMap((item) => {
    const priority = weightOf(new URL(item.url).pathname.slice(base) || '/');
    return priority === undefined ? [] : [{...item, priority}];
  });
};
