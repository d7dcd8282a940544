/** Which terms of the index a word of a query may mean: itself, longer words, or words that it may be a typo of. */
import {editDistance, letterMask, missingLetters} from './edit-distance';
import type {QueryWord} from './query';
import type {SearchIndex} from './search-index';

/** A term by its position in the word index, and the confidence that the reader means it: 1 for the word itself. */
type TermMatch = {place: number; confidence: number};

/** Returns how many letters may be wrong in a word of a given length. */
function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Maximum confidence in a term that starts with the word; it decreases with the missing share. */
const PREFIX_CONFIDENCE = 0.65;
const TYPO_CONFIDENCE = [1, 0.75, 0.5];

/** Maximum number of terms that a prefix matches, shortest first. */
const MAX_PREFIXES = 40;

function prefixMatches(index: SearchIndex, word: string): TermMatch[] {
  return index.words
    .placesOfPrefix(word)
    .map((place) => ({place, length: index.words.terms[place]?.length ?? 0}))
    .sort((a, b) => a.length - b.length)
    .slice(0, MAX_PREFIXES)
    .map(({place, length}) => ({
      place,
      confidence: PREFIX_CONFIDENCE * Math.sqrt(word.length / length),
    }));
}

/** A mistyped beginning of a longer term than this, such as a long name, says too little. */
const MOST_UNTYPED = 10;

/** Finds terms that a word may be a typo of: only the nearest, because one wrong letter is more likely than two. */
function typoMatches(index: SearchIndex, word: string, unfinished: boolean): TermMatch[] {
  const most = allowedTypos(word.length);
  if (most === 0) return [];
  const mask = letterMask(word);
  const found: {place: number; distance: number; isPrefix: boolean}[] = [];
  const {masks} = index;
  const {terms} = index.words;
  // A loop over the masks, most of which differ, because every key press checks all terms.
  for (let place = 0; place < masks.length; place++) {
    if (missingLetters(mask, masks[place] ?? 0) > most) continue;
    const term = terms[place] ?? '';
    if (term === word || term.length < word.length - most) continue;
    if (term.length > word.length + (unfinished ? MOST_UNTYPED : most)) continue;
    const distance = editDistance(word, term, most);
    if (distance <= most) found.push({place, distance, isPrefix: false});
    else if (unfinished && term.length > word.length) {
      const ofPart = editDistance(word, term, most, {prefix: true});
      if (ofPart <= most) found.push({place, distance: ofPart, isPrefix: true});
    }
  }
  // A mistyped whole word is more likely than a mistyped part of a longer word.
  const whole = found.filter(({isPrefix}) => !isPrefix);
  const likely = whole.length > 0 ? whole : found;
  const least = Math.min(...likely.map(({distance}) => distance));
  const nearest = likely.filter(({distance}) => distance === least);
  return nearest.map(({place, distance, isPrefix}) => ({
    place,
    confidence: (TYPO_CONFIDENCE[distance] ?? 0) * (isPrefix ? PREFIX_CONFIDENCE : 1),
  }));
}

/**
 * Finds terms that are prefixes of the text, because terms are stems: for `environmen`, which is still being typed, the
 * index contains `environ`.
 */
function stemsOfPrefix(index: SearchIndex, text: string): TermMatch[] {
  const matches: TermMatch[] = [];
  for (let length = text.length - 1; length >= Math.max(4, text.length - 4); length--) {
    const place = index.words.placeOf(text.slice(0, length));
    if (place !== undefined) matches.push({place, confidence: PREFIX_CONFIDENCE});
  }
  return matches.slice(0, 1);
}

/** Finds typos of the stem or of the word as typed, because a typo may have hidden the ending from the stemmer. */
function typos(index: SearchIndex, {text, stem, unfinished}: QueryWord): TermMatch[] {
  const ofStem = typoMatches(index, stem, unfinished);
  const ofText = text === stem ? [] : typoMatches(index, text, unfinished);
  const best = (matches: readonly TermMatch[]) =>
    Math.max(0, ...matches.map(({confidence}) => confidence));
  return best(ofText) > best(ofStem) ? ofText : ofStem;
}

/** @returns the matching terms, starting with the word itself if it is one; nothing for a word that resembles none */
export function matchesOf(index: SearchIndex, word: QueryWord): TermMatch[] {
  const {text, stem, unfinished} = word;
  const place = index.words.placeOf(stem);
  const own = place === undefined ? [] : [{place, confidence: 1}];
  if (unfinished) {
    const prefixes = text.length > 1 ? prefixMatches(index, text) : [];
    const found = [...own, ...prefixes];
    if (found.length > 0) return found;
    return [...stemsOfPrefix(index, text), ...typos(index, word)];
  }
  if (place !== undefined) return index.isLikelyTypo(place) ? [...own, ...typos(index, word)] : own;
  const prefixes = stem.length > 4 ? prefixMatches(index, stem) : [];
  return [...prefixes, ...typos(index, word)];
}
