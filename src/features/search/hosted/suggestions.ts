/** Suggests queries similar to one without results. */

/** A query to try; `prefix` is set if it is the prefix of a word, which isn't useful as a suggestion. */
export type Candidate = {query: string; prefix?: true};

/** Each counts as a separate query for the service, although all are sent in one request. */
const MAX_CANDIDATES = 12;

/** The shortest useful prefix of a word. */
const MIN_PREFIX = 3;

const without = (words: readonly string[], index: number) =>
  words.filter((_, at) => at !== index).join(' ');

/** Returns prefixes of a word, longest first. */
function beginnings(word: string): string[] {
  const lengths = [word.length - 2, Math.ceil(word.length * 0.7), Math.ceil(word.length / 2)];
  return lengths
    .filter((length) => length >= MIN_PREFIX && length < word.length)
    .map((length) => word.slice(0, length));
}

/** @returns what to try, nearest first: one word less, single words, prefixes of the longest word */
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

/** The response of the service for a candidate. */
type Probed = {count: number; title?: string | null};

/**
 * @param probed responses in the order of the candidates
 * @returns queries that have results, nearest first; page titles only if no other query has results
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
  // Searching for a page's title finds that page.
  const titles = found.flatMap(({title}) => title ?? []);
  return [...new Set(queries.length > 0 ? queries : titles)].slice(0, limit);
}
