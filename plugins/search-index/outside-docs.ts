/** Chooses, out of the pages outside the docs, those that readers are to find. */
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import {isHidden} from '../../src/features/seo/model/hidden';

type FoundPage = {title: string; permalink: string; description: string};

/** A page written in React has its title only when it is rendered; until then its address names it. */
function nameOf(permalink: string): string {
  const words = permalink
    .split(/[/_-]+/)
    .filter(Boolean)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @returns pages outside the docs, without the start page, which every page leads to */
export function pagesOutsideDocs(pages: LoadedPages): FoundPage[] {
  return pages.flatMap((page) => {
    const {permalink} = page;
    if (permalink === '/' || isHidden(permalink)) return [];
    if (page.type === 'jsx') return [{title: nameOf(permalink), permalink, description: ''}];
    if (page.unlisted || page.title === undefined) return [];
    return [{title: page.title, permalink, description: page.description ?? ''}];
  });
}
