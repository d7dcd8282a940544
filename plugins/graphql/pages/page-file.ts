/** Assembles a page from front matter, introduction, and body. */
import type {DefinedName, GeneratedPage, PageLinks} from '../../page-kit/page';
import {blocks, frontMatter} from '../../page-kit/markdown';
import {GRAPHQL_FOLDER} from '../documents';
import {intro} from './intro';
import {PAGES} from './page-words';
import type {PageName} from './target';

type Content = {count: number; toc: boolean; body: string; names: readonly DefinedName[]};

/**
 * @param count number of definitions on the page
 * @param toc whether the body has headings worth a table of contents
 */
export function pageFile(
  page: PageName,
  {count, toc, body, names}: Content,
  links: PageLinks,
): GeneratedPage {
  const {label, title, description} = PAGES[page];
  const front = frontMatter({
    title,
    description: description(count),
    sidebar_label: label,
    hide_table_of_contents: toc ? undefined : true,
  });
  return {
    path: `graphql/${page}`,
    source: GRAPHQL_FOLDER,
    names,
    content: `${blocks(front, intro(page, links), body)}\n`,
  };
}
