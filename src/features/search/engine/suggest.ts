/** Suggests queries similar to one without results. */
import {FIRST_STEPS} from '../first-steps';
import {editDistance} from './edit-distance';
import {parseQuery} from './query';
import {rank} from './rank';
import type {SearchIndex} from './search-index';

/** Minimum length of a word from a title. */
const MIN_LENGTH = 4;

function titleWords(index: SearchIndex): string[] {
  const titles = index.pages.map(({title}) => title.toLowerCase());
  const words = titles.flatMap((title) => title.match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words)].filter((word) => word.length >= MIN_LENGTH);
}

/** Returns words from titles that are similar to a word, nearest first. */
function nearWords(words: readonly string[], word: string): string[] {
  const most = Math.floor(word.length / 2.5);
  return words
    .map((one) => ({one, distance: editDistance(word, one, most)}))
    .filter(({distance}) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map(({one}) => one);
}

/** @returns queries that have results, nearest first */
export function suggestQueries(index: SearchIndex, text: string, limit: number): string[] {
  const words = parseQuery(text).words.map((word) => word.text);
  const finds = (query: string) => rank(index, query).pages.length > 0;
  const known = words.filter(finds);
  const titles = titleWords(index);
  const near = words.map((word) => (known.includes(word) ? [word] : nearWords(titles, word)));
  const candidates = [
    near.flatMap((one) => one.slice(0, 1)).join(' '),
    known.join(' '),
    ...near.filter((_, i) => !known.includes(words[i] ?? '')).flatMap((one) => one.slice(0, 3)),
    ...known,
    ...FIRST_STEPS,
  ];
  const own = words.join(' ');
  const distinct = [...new Set(candidates)].filter((query) => query !== '' && query !== own);
  const found: string[] = [];
  for (const query of distinct) {
    if (found.length === limit) break;
    if (finds(query)) found.push(query);
  }
  return found;
}
