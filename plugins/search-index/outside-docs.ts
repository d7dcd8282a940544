/** Selects the pages outside the docs that readers should find. */
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import {isHidden} from '../../src/features/seo/model/hidden';

type FoundPage = {title: string; permalink: string; description: string};

/**
 * Returns the value of an attribute of the page's layout, if it is written as text: a React page has a title and a
 * description only when rendered.
 */
function written(source: string, name: 'title' | 'description'): string | undefined {
  return new RegExp(`^\\s+${name}="([^"]+)"$`, 'm').exec(source)?.[1];
}

/** Identifies a page whose title isn't known by its URL. */
function nameOf(permalink: string): string {
  const words = permalink
    .split(/[/_-]+/)
    .filter(Boolean)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * @param read returns the text of a page's file
 * @returns pages outside the docs, without the home page, which every page links to
 */
export function pagesOutsideDocs(
  pages: LoadedPages,
  read: (source: string) => string,
): FoundPage[] {
  return pages.flatMap((page) => {
    const {permalink} = page;
    if (permalink === '/' || isHidden(permalink)) return [];
    if (page.type === 'jsx') {
      const source = read(page.source);
      const title = written(source, 'title') ?? nameOf(permalink);
      return [{title, permalink, description: written(source, 'description') ?? ''}];
    }
    if (page.unlisted || page.title === undefined) return [];
    return [{title: page.title, permalink, description: page.description ?? ''}];
  });
}
