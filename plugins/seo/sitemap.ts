/**
 * What the sitemap says about a page: its priority, which is lowest for pages of a release, and its pictures and clips. It has
 * no alternates, which are for translations: the site has one language, and pages of a release name their counterpart in
 * Next as canonical.
 */
import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {isHidden} from '../../src/features/seo/model/hidden';
import {type PageClip, shotsByPath} from './page-pictures';

/** Path patterns and priorities between 0 and 1; the first match counts. */
const WEIGHTS: readonly [path: RegExp, priority: number][] = [
  [/^\/$/, 1],
  [/^\/docs(\/(features|quickstart))?$/, 1],
  [/^\/docs\/\d+(\.\d+)+(\/|$)/, 0.2],
  [/^\/docs\//, 0.8],
  [/^\/integrations$/, 0.9],
  [/^\/learn\/(archive|tags)(\/|$)/, 0.3],
];
const ORDINARY = 0.6;

/** @returns the priority of a page by its path; undefined if it doesn't belong in the sitemap */
export function weightOf(path: string): number | undefined {
  if (isHidden(path)) return undefined;
  return WEIGHTS.find(([pattern]) => pattern.test(path))?.[1] ?? ORDINARY;
}

/** A clip as the package `sitemap` takes it. */
const videoOf = (
  {video, poster, title, description, seconds}: PageClip,
  address: (file: string) => string,
) => ({
  ...{title, description, duration: seconds},
  ...{thumbnail_loc: address(poster), content_loc: address(video)},
});

/**
 * Option of `@docusaurus/plugin-sitemap`: its items, weighted, with the pictures and clips of the product that pages show.
 *
 * @param root absolute path of the project
 */
export function createSitemapItems(root: string): NonNullable<PluginOptions['createSitemapItems']> {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const {baseUrl, url: host} = params.siteConfig;
    const items = await defaultCreateSitemapItems(params);
    const shots = shotsByPath(root, params.routes);
    const address = (file: string) => new URL(baseUrl + file, host).href;
    return items.flatMap((item) => {
      const {pathname} = new URL(item.url);
      const priority = weightOf(pathname.slice(baseUrl.length - 1) || '/');
      if (priority === undefined) return [];
      const {pictures = [], clips = []} = shots.get(pathname) ?? {};
      // The plugin passes the item unchanged to the package `sitemap`, which supports images and videos.
      const img = pictures.map((file) => ({url: address(file)}));
      const video = clips.map((clip) => videoOf(clip, address));
      return [{...item, priority, ...(img.length > 0 && {img}), ...(video.length > 0 && {video})}];
    });
  };
}
