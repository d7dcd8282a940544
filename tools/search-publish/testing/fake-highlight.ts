/** Tags matches of a query in records, as the service does in `_highlightResult` and `_snippetResult`. */
import {fits, placesIn, wordsOf} from './fake-words';

export type Tags = {highlightPreTag?: string; highlightPostTag?: string};

/** Tags every text in a value, at any depth, and returns how many of the words it contains. */
export function highlight(value: unknown, looked: readonly string[], tags: Tags): unknown {
  if (Array.isArray(value)) return value.map((one) => highlight(one, looked, tags));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one !== null);
    return Object.fromEntries(entries.map(([key, one]) => [key, highlight(one, looked, tags)]));
  }
  const text = String(value);
  const held = placesIn(wordsOf(text), looked).length;
  const {highlightPreTag: open = '<em>', highlightPostTag: close = '</em>'} = tags;
  const found = (word: string) => looked.some((_, at) => fits(word.toLowerCase(), looked, at));
  return {
    value: text.replace(/[\p{L}\p{N}]+/gu, (word) => (found(word) ? open + word + close : word)),
    matchLevel: held === 0 ? 'none' : held < looked.length ? 'partial' : 'full',
  };
}

/** Returns some attributes of a record; `symbols.name` keeps only the name of each symbol. */
export function pick(record: object, attributes: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const [key = '', inner] = attribute.split('.');
    const value = (record as Record<string, unknown>)[key];
    if (value === undefined) continue;
    picked[key] =
      inner !== undefined && Array.isArray(value)
        ? value.map((one: Record<string, unknown>) => ({[inner]: one[inner]}))
        : value;
  }
  return picked;
}
