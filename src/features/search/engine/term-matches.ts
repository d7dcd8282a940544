/** Which terms of the index a word of a query means: itself, what it begins, what it may be a typo of. */
import {editDistance, letterMask, missingLetters} from './edit-distance';
import type {QueryWord} from './query';
import type {SearchIndex} from './search-index';

/** A term by its place in the word index, and how sure it is that the reader means it: 1 for the word itself. */
type TermMatch = {place: number; confidence: number};

/** How many letters may be wrong in a word of a length. */
function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** A beginning says less than a word, the less of it there is. */
const PREFIX_CONFIDENCE = 0.65;
const TYPO_CONFIDENCE = [1, 0.75, 0.5];

/** A word that began means any of so many terms at most, the shortest first. */
const MOST_PREFIXES = 40;

function prefixMatches(index: SearchIndex, word: string): TermMatch[] {
  return index.words
    .placesOfPrefix(word)
    .map((place) => ({place, length: index.words.terms[place]?.length ?? 0}))
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_PREFIXES)
    .map(({place, length}) => ({
      place,
      confidence: PREFIX_CONFIDENCE * Math.sqrt(word.length / length),
    }));
}

/** Terms that a word may be a typo of: only the nearest, since one wrong letter is likelier than two. */
function typoMatches(index: SearchIndex, word: string, unfinished: boolean): TermMatch[] {
  const most = allowedTypos(word.length);
  if (most === 0) return [];
  const mask = letterMask(word);
  const found: {place: number; distance: number; begun: boolean}[] = [];
  index.words.terms.forEach((term, place) => {
    if (term === word || term.length < word.length - most) return;
    if (!unfinished && term.length > word.length + most) return;
    if (missingLetters(mask, index.masks[place] ?? 0) > most) return;
    const distance = editDistance(word, term, most);
    if (distance <= most) found.push({place, distance, begun: false});
    else if (unfinished && term.length > word.length) {
      const ofPart = editDistance(word, term, most, {prefix: true});
      if (ofPart <= most) found.push({place, distance: ofPart, begun: true});
    }
  });
  // A whole word is likelier than one of which the reader typed a part, and that wrong.
  const whole = found.filter(({begun}) => !begun);
  const likely = whole.length > 0 ? whole : found;
  const least = Math.min(...likely.map(({distance}) => distance));
  const nearest = likely.filter(({distance}) => distance === least);
  return nearest.map(({place, distance, begun}) => ({
    place,
    confidence: (TYPO_CONFIDENCE[distance] ?? 0) * (begun ? PREFIX_CONFIDENCE : 1),
  }));
}

/** Terms are stems: `environmen`, of which more may come, begins what the index knows as `environ`. */
function stemsOfPrefix(index: SearchIndex, text: string): TermMatch[] {
  const matches: TermMatch[] = [];
  for (let length = text.length - 1; length >= Math.max(4, text.length - 4); length--) {
    const place = index.words.placeOf(text.slice(0, length));
    if (place !== undefined) matches.push({place, confidence: PREFIX_CONFIDENCE});
  }
  return matches.slice(0, 1);
}

/** Typos of a stem or of the word as it was typed: a typo may have hidden the ending from the stemmer. */
function typos(index: SearchIndex, {text, stem, unfinished}: QueryWord): TermMatch[] {
  const ofStem = typoMatches(index, stem, unfinished);
  const ofText = text === stem ? [] : typoMatches(index, text, unfinished);
  const best = (matches: readonly TermMatch[]) =>
    Math.max(0, ...matches.map(({confidence}) => confidence));
  return best(ofText) > best(ofStem) ? ofText : ofStem;
}

/** @returns the term itself first, if there is one; nothing for a word that resembles none */
export function matchesOf(index: SearchIndex, word: QueryWord): TermMatch[] {
  const {text, stem, unfinished} = word;
  const place = index.words.placeOf(stem);
  const own = place === undefined ? [] : [{place, confidence: 1}];
  if (unfinished) {
    const begun = text.length > 1 ? prefixMatches(index, text) : [];
    const found = [...own, ...begun];
    if (found.length > 0) return found;
    return [...stemsOfPrefix(index, text), ...typos(index, word)];
  }
  if (place !== undefined) return index.isLikelyTypo(place) ? [...own, ...typos(index, word)] : own;
  const begun = stem.length > 4 ? prefixMatches(index, stem) : [];
  return [...begun, ...typos(index, word)];
}
