/** Which terms of the index a word of a query means: itself, what it begins, what it may be a typo of. */
import {editDistance, letterMask, missingLetters} from './edit-distance';
import type {SearchIndex} from './search-index';

/** A term by its place in the word index, and how sure it is that the reader means it: 1 for the word itself. */
export type TermMatch = {place: number; sureness: number};

/** How many letters may be wrong in a word of a length. */
function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** A beginning says less than a word, the less of it there is. */
const PREFIX_SURENESS = 0.65;
const TYPO_SURENESS = [1, 0.75, 0.5];

/** A word that began means any of so many terms at most, the shortest first. */
const MOST_PREFIXES = 40;

function prefixMatches(index: SearchIndex, word: string): TermMatch[] {
  return index.words
    .placesOfPrefix(word)
    .map((place) => ({place, length: index.words.terms[place]?.length ?? 0}))
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_PREFIXES)
    .map(({place, length}) => ({place, sureness: PREFIX_SURENESS * Math.sqrt(word.length / length)}));
}

/** Terms that a word may be a typo of: only the nearest, since one wrong letter is likelier than two. */
export function typoMatches(index: SearchIndex, word: string, unfinished: boolean): TermMatch[] {
  const most = allowedTypos(word.length);
  if (most === 0) return [];
  const mask = letterMask(word);
  const found: {place: number; distance: number; begun: boolean}[] = [];
  index.words.terms.forEach((term, place) => {
    if (term.length < word.length - most) return;
    if (!unfinished && term.length > word.length + most) return;
    if (missingLetters(mask, index.maskOf(place)) > most) return;
    const whole = editDistance(word, term, most);
    if (whole <= most) found.push({place, distance: whole, begun: false});
    else if (unfinished && term.length > word.length) {
      const begun = editDistance(word, term, most, {prefix: true});
      if (begun <= most) found.push({place, distance: begun, begun: true});
    }
  });
  const least = Math.min(...found.map(({distance}) => distance));
  const nearest = found.filter(({distance}) => distance === least);
  return nearest.map(({place, distance, begun}) => ({
    place,
    sureness: (TYPO_SURENESS[distance] ?? 0) * (begun ? PREFIX_SURENESS : 1),
  }));
}

/**
 * @param word a stem
 * @param unfinished the reader may still be typing it
 */
export function matchesOf(index: SearchIndex, word: string, unfinished: boolean): TermMatch[] {
  const place = index.words.placeOf(word);
  const own = place === undefined ? [] : [{place, sureness: 1}];
  const begun = word.length > (unfinished ? 1 : 4) ? prefixMatches(index, word) : [];
  if (own.length > 0 || begun.length > 0) return [...own, ...begun];
  return typoMatches(index, word, unfinished);
}
