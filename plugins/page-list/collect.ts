/** Chooses, out of what Docusaurus loaded, the pages that readers are to find. */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import {isHidden} from '../../src/features/seo/model/hidden';
import type {ListedPage} from '../../src/features/page-finder/model';

/** Docs of a version: those on no list (`unlisted`) are left out; drafts never get here. */
export type DocsVersion = Pick<LoadedVersion, 'docs' | 'sidebars'>;

type SidebarItem = LoadedVersion['sidebars'][string][number];

function categoryPages(items: readonly SidebarItem[]): ListedPage[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const below = categoryPages(item.items);
    if (item.link?.type !== 'generated-index') return below;
    const {title = item.label, permalink, description = ''} = item.link;
    return [{title, permalink, description}, ...below];
  });
}

/** @returns the docs and the category pages of one version */
export function pagesOfVersion({docs, sidebars}: DocsVersion): ListedPage[] {
  const listed = docs
    .filter(({unlisted}) => !unlisted)
    .map(({title, permalink, description}) => ({title, permalink, description}));
  return [...listed, ...Object.values(sidebars).flatMap(categoryPages)];
}

/** A page written in React tells its title only when it is drawn; until then its address names it. */
function nameOf(permalink: string): string {
  const words = permalink
    .split(/[/_-]+/)
    .filter(Boolean)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @returns pages outside the docs, without the start page, which every page leads to */
export function pagesOutsideDocs(pages: LoadedPages): ListedPage[] {
  return pages.flatMap((page) => {
    const {permalink} = page;
    if (permalink === '/' || isHidden(permalink)) return [];
    if (page.type === 'jsx') return [{title: nameOf(permalink), permalink, description: ''}];
    if (page.unlisted || page.title === undefined) return [];
    return [{title: page.title, permalink, description: page.description ?? ''}];
  });
}

/** @returns the posts of Learn */
export function posts({blogPosts}: Pick<BlogContent, 'blogPosts'>): ListedPage[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, permalink, description}}) => ({title, permalink, description}));
}
