/** Which integrations a reader may have meant when nothing matched. */
import type {Integration} from '@site/src/features/integrations/model/types';

/** Returns pairs of adjacent letters, including the ends: misspelled words still share most of them. */
function pairs(text: string): string[] {
  const padded = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, '')} `;
  return [...padded].slice(1).map((letter, i) => `${padded[i]}${letter}`);
}

/** Returns the share of pairs that two texts have in common, from 0 to 1 (Dice's coefficient). */
function similarity(one: string, other: string): number {
  const [mine, theirs] = [pairs(one), pairs(other)];
  const common = mine.filter((pair) => theirs.includes(pair));
  return (2 * common.length) / (mine.length + theirs.length);
}

/** Less similar names are unlikely to be what the reader meant. */
const MIN_SIMILARITY = 0.4;

/** @returns the integrations whose names are most similar to a text, best first */
export function nearest(
  integrations: readonly Integration[],
  text: string,
  limit = 3,
): Integration[] {
  const ranked = integrations.map((one) => {
    const names = [one.name, ...one.words.split(' ')];
    return {one, score: Math.max(...names.map((name) => similarity(name, text)))};
  });
  return ranked
    .filter(({score}) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({one}) => one);
}
