/** The fields that a page is found by. */
import type {IndexedPage, PageRecord, TextSection} from './format';
import {pairsOf, squeeze, stem, termsOf} from './terms';

export type Field =
  'title' | 'path' | 'headings' | 'description' | 'keywords' | 'questions' | 'repeated' | 'body';

/** Longer terms in a body are several names in one. */
const MAX_LENGTH = 28;

/** Keys, hashes, and large numbers, which no one searches for. */
const NOISE = /^(?=.*\d.*\d.*\d.*\d)[\da-z]{5,}$/;

/** Returns the terms of the part of a path that distinguishes pages. */
function pathTerms(url: string): string[] {
  return termsOf(url.replace(/^\/(docs\/)?(\d[\d.]*\/)?/, '').replaceAll('/', ' '));
}

/** Returns the terms of a text, possibly with duplicates, without names that have their own anchors: the symbol table finds those. */
export function bodyTerms(
  sections: readonly TextSection[],
  isOmitted: (term: string) => boolean,
): string[] {
  const terms = termsOf(sections.map(({text}) => text).join('\n'));
  return terms.filter((term) => term.length <= MAX_LENGTH && !NOISE.test(term) && !isOmitted(term));
}

/**
 * Returns the squeezed names and ids of all symbols that consist of several words; a name of one word is also an
 * ordinary word.
 */
export function symbolKeys(pages: readonly PageRecord[]): Set<string> {
  const names = pages.flatMap(({sections}) =>
    sections.flatMap(({symbols}) => symbols.flatMap(({name, id}) => [name, id])),
  );
  return new Set(
    names.filter((name) => termsOf(name).length > 1).map((name) => stem(squeeze(name))),
  );
}

/** A text repeats what it is about at least this often. */
const REPEATED = 4;

export function repeatedTerms(terms: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= REPEATED).map(([term]) => term);
}

/** Returns the terms of keywords as the index contains them, and each adjacent pair joined. */
function keywordTerms(lines: string): string[] {
  return lines.split('\n').flatMap((line) => {
    const stems = line.split(' ').filter(Boolean);
    return [...stems, ...stems.slice(1).map((second, i) => stem(`${stems[i]}${second}`))];
  });
}

/** The lines of the headings of a page, without their ids. */
function headingTexts(headings: string): string {
  return headings.replace(/\t.*/g, '');
}

/** The fields that the index contains verbatim, each with a function that returns its terms, possibly with duplicates. */
export const DERIVED: readonly [Field, (page: IndexedPage) => readonly string[]][] = [
  ['title', ({title}) => [...termsOf(title), ...pairsOf(title)]],
  ['path', ({url}) => pathTerms(url)],
  ['headings', ({headings}) => termsOf(headingTexts(headings))],
  ['description', ({description}) => termsOf(description)],
  [
    'keywords',
    ({label = '', keywords}) => [...keywordTerms(keywords), ...termsOf(label), ...pairsOf(label)],
  ],
  ['questions', ({questions}) => questions?.split(/\s/) ?? []],
];
