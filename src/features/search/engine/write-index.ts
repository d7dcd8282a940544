/** Creates the index of a version from its pages. */
import type {IndexFile, PageRecord, SynonymGroups} from './format';
import {writeSymbols} from './symbol-lines';
import {chunksOf, keyOf, stem, termsOf} from './terms';
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

/** A page is also found by the terms that it comes first for. */
function keywordLines({
  keywords,
  firstFor = [],
}: Pick<PageRecord, 'keywords' | 'firstFor'>): string {
  const lines = [...keywords, ...firstFor].map((words) => termsOf(words).join(' '));
  return [...new Set(lines)].join('\n');
}

/** Returns the lines of a text that may be missing from a page. */
function lines(
  key: 'firstFor' | 'questions',
  texts: readonly string[] = [],
  lineOf: (text: string) => string,
) {
  return texts.length > 0 ? {[key]: texts.map(lineOf).join('\n')} : {};
}

export function writeIndex(pages: readonly PageRecord[], synonyms: SynonymGroups): IndexFile {
  return {
    pages: pages.map(
      ({url, title, label, breadcrumbs, description, version, links, sections, ...hints}) => ({
        url,
        title,
        ...(label !== undefined && {label}),
        breadcrumbs,
        description,
        links,
        ...(version !== undefined && {version}),
        keywords: keywordLines(hints),
        ...lines('firstFor', hints.firstFor, keyOf),
        ...lines('questions', hints.questions, (text) => termsOf(text).join(' ')),
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
