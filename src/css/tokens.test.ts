/** Every pair of colors that meet on a page has enough contrast according to WCAG 2.2, in each theme. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast, palettesOf} from '../lib/contrast';

const read = (name: string) => fs.readFileSync(path.join(__dirname, name), 'utf8');

const CODE_BACKGROUNDS = ['sunken', 'mark-soft'];
const TINTS = 'accent-soft mark-soft good-soft bad-soft info-soft plum-soft'.split(' ');
const BACKGROUNDS = ['canvas', 'surface', 'sunken', ...TINTS];
const COLORED = 'accent-text accent-strong mark-text good bad info plum'.split(' ');

/** Foregrounds, their backgrounds, and the minimum contrast between them. */
const PAIRS = [
  {what: 'body text (AAA)', front: ['text'], back: BACKGROUNDS, least: 7},
  {what: 'other text (AA)', front: ['text-muted', ...COLORED], back: BACKGROUNDS, least: 4.5},
  {what: 'button labels', front: ['on-accent'], back: ['accent', 'accent-strong'], least: 4.5},
  {what: 'numbers on pictures', front: ['on-callout'], back: ['callout'], least: 4.5},
  {what: 'footer text', front: ['on-ink', 'on-ink-muted'], back: ['ink'], least: 4.5},
  {what: 'borders and focus', front: ['line-strong', 'accent'], back: BACKGROUNDS, least: 3},
  {what: 'focus in the footer', front: ['on-ink'], back: ['ink'], least: 3},
];

const syntaxColors = [...read('code-words.css').matchAll(/[^-]color: var\(--([\w-]+)\)/g)].map(
  ([, name = '']) => name,
);

/** Returns pairs with too little contrast, with their ratios. */
function lowContrast(
  colors: Readonly<Record<string, string>>,
  front: string[],
  back: string[],
  least: number,
) {
  return front.flatMap((text) =>
    back.flatMap((background) => {
      const [one, other] = [colors[text], colors[background]];
      if (one === undefined || other === undefined)
        return [`--${text} or --${background} is no color`];
      const ratio = contrast(one, other);
      return ratio >= least
        ? []
        : [`--${text} on --${background}: ${ratio.toFixed(2)}, not ${least}`];
    }),
  );
}

describe.each(Object.entries(palettesOf(read('tokens.css'))))('the %s theme', (_, colors) => {
  it.each(PAIRS)('has enough contrast for $what', ({front, back, least}) => {
    expect(lowContrast(colors, front, back, least)).toEqual([]);
  });

  it('has enough contrast for syntax colors, even in a highlighted line', () => {
    expect(syntaxColors.length).toBeGreaterThan(5);
    expect(lowContrast(colors, syntaxColors, CODE_BACKGROUNDS, 4.5)).toEqual([]);
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
