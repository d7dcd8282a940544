/** Creates the index of a version from its pages. */
import type {IndexFile, PageRecord, SynonymGroups} from './format';
import {writeSymbols} from './symbol-lines';
import {chunksOf, stem, termsOf} from './terms';
import {writeWords} from './word-index';

/** `Access policies` → `access policy` */
function stemsOf(term: string): string {
  return chunksOf(term)
    .flatMap(({words}) => words.map(stem))
    .join(' ');
}

/** @returns the same groups, with each term as stems separated by spaces */
export function stemSynonyms({same, near}: SynonymGroups): SynonymGroups {
  const stemGroups = (groups: readonly string[][]) => groups.map((group) => group.map(stemsOf));
  return {same: stemGroups(same), near: stemGroups(near)};
}

export function writeIndex(pages: readonly PageRecord[], synonyms: SynonymGroups): IndexFile {
  return {
    pages: pages.map(
      ({url, title, label, breadcrumbs, description, version, links, keywords, sections}) => ({
        url,
        title,
        ...(label !== undefined && {label}),
        breadcrumbs,
        description,
        links,
        ...(version !== undefined && {version}),
        keywords: keywords.map((words) => termsOf(words).join(' ')).join('\n'),
        headings: sections
          .filter(({id}) => id !== '')
          .map(({heading, id}) => `${heading}\t${id}`)
          .join('\n'),
        symbols: writeSymbols(sections.flatMap(({symbols}) => symbols)),
      }),
    ),
    synonyms: stemSynonyms(synonyms),
    words: writeWords(pages),
  };
}
