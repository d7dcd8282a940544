/** Every pair of colours that meet on a page can be told apart: WCAG 2.2 in each look. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast, palettesOf} from '../lib/contrast';

const read = (name: string) => fs.readFileSync(path.join(__dirname, name), 'utf8');

const CODE_BACKGROUNDS = ['sunken', 'mark-soft'];
const TINTS = 'accent-soft mark-soft good-soft bad-soft info-soft plum-soft'.split(' ');
const BACKGROUNDS = ['canvas', 'surface', 'sunken', ...TINTS];
const COLORED = 'accent-text accent-strong mark-text good bad info plum'.split(' ');

/** What stands on what, and the least contrast between them. */
const PAIRS = [
  {what: 'body text (AAA)', front: ['text'], back: BACKGROUNDS, least: 7},
  {what: 'other text (AA)', front: ['text-muted', ...COLORED], back: BACKGROUNDS, least: 4.5},
  {what: 'labels of buttons', front: ['on-accent'], back: ['accent', 'accent-strong'], least: 4.5},
  {what: 'text of the foot', front: ['on-ink', 'on-ink-muted'], back: ['ink'], least: 4.5},
  {what: 'borders and focus', front: ['line-strong', 'accent'], back: BACKGROUNDS, least: 3},
  {what: 'focus in the foot', front: ['on-ink'], back: ['ink'], least: 3},
];

const codeWords = [...read('code-words.css').matchAll(/[^-]color: var\(--([\w-]+)\)/g)].map(
  ([, name = '']) => name,
);

/** Pairs that are too near, each with its ratio. */
function tooNear(
  colors: Readonly<Record<string, string>>,
  front: string[],
  back: string[],
  least: number,
) {
  return front.flatMap((text) =>
    back.flatMap((ground) => {
      const [one, other] = [colors[text], colors[ground]];
      if (one === undefined || other === undefined) return [`--${text} or --${ground} is no color`];
      const ratio = contrast(one, other);
      return ratio >= least ? [] : [`--${text} on --${ground}: ${ratio.toFixed(2)}, not ${least}`];
    }),
  );
}

describe.each(Object.entries(palettesOf(read('tokens.css'))))('the %s look', (_, colors) => {
  it.each(PAIRS)('tells $what from what is behind', ({front, back, least}) => {
    expect(tooNear(colors, front, back, least)).toEqual([]);
  });

  it('tells words in code from the block and from a marked line', () => {
    expect(codeWords.length).toBeGreaterThan(5);
    expect(tooNear(colors, codeWords, CODE_BACKGROUNDS, 4.5)).toEqual([]);
  });
});

describe('contrast', () => {
  it.each([
    ['#000', '#ffffff', 21],
    ['#777777', '#fff', 4.48],
    ['#066a80', '#066a80', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});
