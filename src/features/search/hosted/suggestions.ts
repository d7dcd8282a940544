/** Queries near one that found nothing. */

/** A query to try; `prefix` if it is the beginning of a word, which nobody would want to read as a suggestion. */
export type Candidate = {query: string; prefix?: true};

/** Each is a query of its own to the service, though all travel in one request. */
const MAX_CANDIDATES = 12;

/** The shortest beginning of a word that says something about it. */
const MIN_PREFIX = 3;

const without = (words: readonly string[], index: number) =>
  words.filter((_, at) => at !== index).join(' ');

/** Beginnings of a word, the longest first. */
function beginnings(word: string): string[] {
  const lengths = [word.length - 2, Math.ceil(word.length * 0.7), Math.ceil(word.length / 2)];
  return lengths
    .filter((length) => length >= MIN_PREFIX && length < word.length)
    .map((length) => word.slice(0, length));
}

/** @returns what to try, nearest first: a word less, single words, beginnings of the longest word */
export function candidatesFor(query: string): Candidate[] {
  const words = [...new Set(query.split(/\s+/).filter(Boolean))];
  const longest = [...words].sort((a, b) => b.length - a.length)[0] ?? '';
  const shorter = words.length > 1 ? words.map((_, index) => without(words, index)) : [];
  const whole = [...new Set([...shorter, ...(words.length > 1 ? words : [])])];
  const prefixes = [...new Set(beginnings(longest))];
  return [
    ...whole.slice(0, MAX_CANDIDATES - prefixes.length).map((text) => ({query: text})),
    ...prefixes.map((text) => ({query: text, prefix: true as const})),
  ];
}

/** What the service answers to a candidate. */
type Probed = {count: number; title?: string | null};

/**
 * @param probed answers in the order of the candidates
 * @returns queries that find something, nearest first; titles of pages only where no other query does
 */
export function suggestionsFrom(
  candidates: readonly Candidate[],
  probed: readonly Probed[],
  limit: number,
): string[] {
  const found = candidates.flatMap((candidate, index) => {
    const {count = 0, title} = probed[index] ?? {};
    return count > 0 ? [{...candidate, title}] : [];
  });
  const queries = found.flatMap(({query, prefix}) => (prefix ? [] : [query]));
  // The title of a page finds that page.
  const titles = found.flatMap(({title}) => title ?? []);
  return [...new Set(queries.length > 0 ? queries : titles)].slice(0, limit);
}
