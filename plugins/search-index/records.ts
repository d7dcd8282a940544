/** Reads the texts of the pages of an index. */
import type {PageRecord} from '../../src/features/search/engine/format';
import {inboundLinks} from './inbound-links';
import {type PageFacts, pageText} from './page-text';

/** A page before its text is read; a page that is not written in Markdown has none. */
export type PageSource = Omit<PageRecord, 'sections' | 'links'> & {
  text?: Omit<PageFacts, 'title'> & {markdown: string};
};

export function readRecords(pages: readonly PageSource[]): PageRecord[] {
  const links = inboundLinks(
    pages.flatMap(({text, version}) => (text && version !== undefined ? [text] : [])),
  );
  return pages.map(({text, ...page}) => ({
    ...page,
    links: (text && links.get(text.file)) ?? 0,
    sections: text ? pageText(text.markdown, {...text, title: page.title}).sections : [],
  }));
}
