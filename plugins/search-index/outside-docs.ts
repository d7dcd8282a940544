/** Selects the pages outside the docs that readers should find. */
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import {isHidden} from '../../src/features/seo/model/hidden';

type FoundPage = {title: string; permalink: string; description: string};

/** A React page has a title only when rendered; until then its URL identifies it. */
function nameOf(permalink: string): string {
  const words = permalink
    .split(/[/_-]+/)
    .filter(Boolean)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @returns pages outside the docs, without the home page, which every page links to */
export function pagesOutsideDocs(pages: LoadedPages): FoundPage[] {
  return pages.flatMap((page) => {
    const {permalink} = page;
    if (permalink === '/' || isHidden(permalink)) return [];
    if (page.type === 'jsx') return [{title: nameOf(permalink), permalink, description: ''}];
    if (page.unlisted || page.title === undefined) return [];
    return [{title: page.title, permalink, description: page.description ?? ''}];
  });
}
