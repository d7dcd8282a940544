/** How similar pages are to an address that has no page. */
import {editDistance} from '../search/engine/edit-distance';
import {stem} from '../search/engine/terms';
import {joined, pageKey, partsOfPath, wordsOf, wordsOfPath} from './words';

/** Share of a word's letters that may be wrong, and the maximum number of wrong letters. */
const TYPO_SHARE = 0.34;
const MAX_TYPOS = 3;

/** Shorter words are too easily confused with each other. */
const MIN_LENGTH = 4;

const SAME_STEM = 0.95;
const PREFIX = 0.5;

/** Factor for an address of which only the last part is similar, as when the page has moved. */
const MOVED = 0.9;

/** Minimum similarity of an address; less similar ones aren't what the reader meant. */
const MIN_ADDRESS = 0.6;

/** Minimum weighted share of the words that a page with a different address must contain. */
const MIN_WORDS = 0.42;

/** @returns how similar two words are, from 0 to 1, where 1 means that they are the same */
export function wordLikeness(asked: string, word: string): number {
  if (asked === word) return 1;
  const begins = word.startsWith(asked);
  if (!begins && Math.abs(asked.length - word.length) > MAX_TYPOS) return 0;
  if (stem(asked) === stem(word)) return SAME_STEM;
  const length = Math.max(asked.length, word.length);
  if (asked.length < MIN_LENGTH) return 0;
  const most = Math.min(MAX_TYPOS, Math.floor(length * TYPO_SHARE));
  const distance = editDistance(asked, word, most);
  if (distance <= most) return 1 - distance / length;
  return begins ? PREFIX : 0;
}

/** How similar a page is to an address. */
type Likeness = {
  /** Similarity of its own address: 2 if only the version or separators differ; 0 if the address is different. */
  address: number;
  /** Weighted share of the requested words that its address and title contain. */
  words: number;
};

/** @returns whether a page is similar enough to suggest */
export function isNear({address, words}: Likeness): boolean {
  return address > 0 || words >= MIN_WORDS;
}

/** Sorts the most similar pages first, and the shallower page first among equals. */
export function byLikeness(a: Likeness & {url: string}, b: Likeness & {url: string}): number {
  const depth = partsOfPath(a.url).length - partsOfPath(b.url).length;
  return b.address - a.address || b.words - a.words || depth;
}

function addressLikeness(asked: string, url: string): number {
  const [own, other] = [pageKey(asked), pageKey(url)];
  if (own === other) return 2;
  const [last = '', lastOther = ''] = [own.split('/').at(-1), other.split('/').at(-1)];
  const sameFolder = own.slice(0, -last.length) === other.slice(0, -lastOther.length);
  const whole = wordLikeness(own, other);
  const likeness = Math.max(whole, wordLikeness(last, lastOther) * (sameFolder ? 1 : MOVED));
  return likeness >= MIN_ADDRESS ? likeness : 0;
}

/**
 * Returns the words that identify a page: the words of its address, each segment of the address as one word, and the
 * words of its title.
 */
function wordsOfPage(url: string, title: string): string[] {
  return [...new Set([...wordsOfPath(url), ...partsOfPath(url).map(joined), ...wordsOf(title)])];
}

/**
 * @param path that has no page
 * @param urls of all pages of a version; requested words that resemble words in many of them get little weight
 * @returns a function that compares a page with the path
 */
export function likenessTo(
  path: string,
  urls: readonly string[],
): (url: string, title?: string) => Likeness {
  const pages = urls.map((url) => wordsOfPage(url, ''));
  const weighted = wordsOfPath(path).map((asked) => {
    // Addresses share most of their words, so compare each word only once.
    const known = new Map<string, number>();
    const likeness = (word: string) => {
      const value = known.get(word) ?? wordLikeness(asked, word);
      known.set(word, value);
      return value;
    };
    const matchingPages = pages.filter((words) => words.some((word) => likeness(word) > 0));
    return {likeness, weight: Math.log((urls.length + 1) / (matchingPages.length + 1))};
  });
  const total = weighted.reduce((sum, {weight}) => sum + weight, 0);
  return (url, title = '') => {
    const words = wordsOfPage(url, title);
    const matched = weighted.reduce(
      (sum, {likeness, weight}) => sum + weight * Math.max(0, ...words.map(likeness)),
      0,
    );
    return {address: addressLikeness(path, url), words: total > 0 ? matched / total : 0};
  };
}
