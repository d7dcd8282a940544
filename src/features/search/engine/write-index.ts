/** Makes the index of a version from its pages. */
import type {IndexFile, PageRecord} from './format';
import {writeSymbols} from './symbol-lines';
import {writeWords} from './word-index';

/** @param synonyms groups of terms that mean the same */
export function writeIndex(pages: readonly PageRecord[], synonyms: string[][]): IndexFile {
  return {
    pages: pages.map(({url, title, breadcrumbs, description, version, keywords, sections}) => ({
      url,
      title,
      breadcrumbs,
      description,
      ...(version !== undefined && {version}),
      keywords: keywords.join('\n'),
      headings: sections
        .filter(({id}) => id !== '')
        .map(({heading, id}) => `${heading}\t${id}`)
        .join('\n'),
      symbols: writeSymbols(sections.flatMap(({symbols}) => symbols)),
    })),
    synonyms,
    words: writeWords(pages),
  };
}
