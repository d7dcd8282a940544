/** Chooses, out of what Docusaurus loaded, the pages that readers are to find. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import type {ListedPage} from './types';

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
  const listed = docs.filter(({unlisted}) => !unlisted);
  return [
    ...listed.map(({title, permalink, description}) => ({title, permalink, description})),
    ...Object.values(sidebars).flatMap(categoryPages),
  ];
}

/** @returns pages outside the docs; one written in React has no title to be found by */
export function pagesOutsideDocs(pages: LoadedPages): ListedPage[] {
  return pages.flatMap((page) => {
    if (page.type !== 'mdx' || page.unlisted || page.title === undefined) return [];
    return [{title: page.title, permalink: page.permalink, description: page.description ?? ''}];
  });
}
