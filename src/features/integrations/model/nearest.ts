/** Which integrations the reader of an empty list may have meant. */
import type {Integration} from '@site/src/features/integrations/model/types';

/** Pairs of neighboring letters, the ends included: mistyped words still share most of them. */
function pairs(text: string): string[] {
  const padded = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, '')} `;
  return [...padded].slice(1).map((letter, i) => `${padded[i]}${letter}`);
}

/** Share of pairs that two texts have in common, from 0 to 1 (Dice's coefficient). */
function likeness(one: string, other: string): number {
  const [mine, theirs] = [pairs(one), pairs(other)];
  const common = mine.filter((pair) => theirs.includes(pair));
  return (2 * common.length) / (mine.length + theirs.length);
}

/** What is less alike than this, nobody meant. */
const LEAST = 0.4;

/** @returns the integrations whose names are most like a text, best first */
export function nearest(
  integrations: readonly Integration[],
  text: string,
  limit = 3,
): Integration[] {
  const ranked = integrations.map((one) => {
    const names = [one.name, ...one.words.split(' ')];
    return {one, score: Math.max(...names.map((name) => likeness(name, text)))};
  });
  return ranked
    .filter(({score}) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({one}) => one);
}
