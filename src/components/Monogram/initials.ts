/** Letters and color that stand for a name where there is no picture. */

/** Colors that a tile can have: names of classes in styles.module.css. */
export const TONES = ['teal', 'amber', 'plum', 'blue', 'green'] as const;

export type Tone = (typeof TONES)[number];

/** First letters of the first and the last word: `Deutsche Telekom` → `DT`, `Etsy` → `E`. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** The same tone for the same name at any time. */
export function toneOf(name: string): Tone {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return TONES[sum % TONES.length] ?? 'teal';
}
