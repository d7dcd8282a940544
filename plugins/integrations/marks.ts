/** Adds a brand mark or a drawing to cards, and collects the shapes for the browser. */
import type {Palette} from '../../src/lib/contrast';
import {type Brand, BRANDS} from './brand-marks';
import {drawnMark, drawnSymbol} from './drawings';
import {LOGOS} from './logo-set';
import {legible} from './mark-colors';
import type {Integration} from '../../src/features/integrations/model/types';

/** Color of the tiles below the marks; src/features/integrations draws them. */
const GROUND = 'sunken';

/** Brand marks by the id of the integration. */
export const MARKS: Readonly<Record<string, Brand>> = {...LOGOS, ...BRANDS};

/** @returns the id in the sprite of the integration's mark, or else of its drawing */
export function shapeOf(card: Pick<Integration, 'id' | 'types'>): string {
  return MARKS[card.id]?.slug ?? drawnMark(card).shape;
}

/** @param looks colors of the light and dark looks */
export function withMark(card: Integration, looks: Record<'light' | 'dark', Palette>): Integration {
  const brand = MARKS[card.id];
  if (!brand) return {...card, mark: drawnMark(card)};
  const on = (look: Palette) => legible(`#${brand.hex}`, look[GROUND] ?? '');
  return {...card, mark: {shape: brand.slug, light: on(looks.light), dark: on(looks.dark)}};
}

// Without a view box, a browser draws a shape in its own size and cuts off what doesn't fit.
const brandSymbol = ({slug, path, box = '0 0 24 24'}: Brand) =>
  `<symbol id="${slug}" viewBox="${box}"><path d="${path}"/></symbol>`;

/**
 * Builds a sprite of what the cards show, to be loaded once, separately from the page.
 *
 * @returns SVG text with a symbol for each shape
 */
export function sprite(cards: readonly Integration[]): string {
  const symbols = cards.map((card) => {
    const brand = MARKS[card.id];
    return brand ? brandSymbol(brand) : drawnSymbol(card);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...new Set(symbols)].join('')}</svg>`;
}
