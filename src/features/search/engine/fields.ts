/** What a page is found by. */
import type {PageRecord, TextSection} from './format';
import {pairsOf, squeeze, stem, termsOf} from './terms';

/** Fields that the word index is written with, in the order of its columns. */
export const WRITTEN = ['title', 'path', 'headings', 'description', 'repeated', 'body'] as const;

/** All fields. Keywords are in the index as they are, so their terms are taken from there. */
export const FIELDS = [...WRITTEN, 'keywords'] as const;
export type Field = (typeof FIELDS)[number];

/** Longer terms of a body are several names in one. */
const LONGEST = 28;

/** Keys, hashes and large numbers, which nobody looks for. */
const NOISE = /^(?=.*\d.*\d.*\d.*\d)[\da-z]{5,}$/;

/** The part of an address that tells pages apart. */
function pathTerms(url: string): string[] {
  return termsOf(url.replace(/^\/(docs\/)?(\d[\d.]*\/)?/, '').replaceAll('/', ' '));
}

/** The terms of the text; names that have addresses of their own are found by those. */
function bodyTerms(sections: readonly TextSection[], symbols: ReadonlySet<string>): string[] {
  const terms = termsOf(sections.map(({text}) => text).join('\n'));
  return terms.filter((term) => term.length <= LONGEST && !symbols.has(term) && !NOISE.test(term));
}

/** The names, and their ids, on all pages that have addresses of their own, squeezed; a name of one word is a word, too. */
export function symbolKeys(pages: readonly PageRecord[]): Set<string> {
  const names = pages.flatMap(({sections}) =>
    sections.flatMap(({symbols}) => symbols.flatMap(({name, id}) => [name, id])),
  );
  return new Set(
    names.filter((name) => termsOf(name).length > 1).map((name) => stem(squeeze(name))),
  );
}

/** What a text is about, it says several times. */
const REPEATED = 4;

function repeatedTerms(terms: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= REPEATED).map(([term]) => term);
}

/** The terms of keywords as the index holds them, and each two that are side by side as one. */
export function keywordTerms(lines: string): string[] {
  return lines.split('\n').flatMap((line) => {
    const stems = line.split(' ').filter(Boolean);
    return [...stems, ...stems.slice(1).map((second, i) => stem(`${stems[i]}${second}`))];
  });
}

/** @returns the terms of each field; one may come more than once */
export function fieldTerms(
  {title, url, description, sections}: PageRecord,
  symbols: ReadonlySet<string>,
): Record<(typeof WRITTEN)[number], string[]> {
  const headings = sections.slice(1).map(({heading}) => heading);
  const body = bodyTerms(sections, symbols);
  return {
    title: [...termsOf(title), ...pairsOf(title)],
    path: pathTerms(url),
    headings: headings.flatMap(termsOf),
    description: termsOf(description),
    repeated: repeatedTerms(body),
    body,
  };
}
