/** Adds the colors of brand marks to cards, and collects the shapes of the marks for the browser. */
import type {Palette} from '../../src/lib/contrast';
import {BRANDS} from './brand-marks';
import {legible} from './mark-colors';
import type {Integration} from '../../src/features/integrations/model/types';

/** Color of the tiles below the marks; src/features/integrations draws them. */
const GROUND = 'sunken';

/** @param looks colors of the light and dark looks */
export function withMark(card: Integration, looks: Record<'light' | 'dark', Palette>): Integration {
  const brand = BRANDS[card.id];
  if (!brand) return card;
  const on = (look: Palette) => legible(`#${brand.hex}`, look[GROUND] ?? '');
  return {...card, mark: {shape: brand.slug, light: on(looks.light), dark: on(looks.dark)}};
}

/**
 * Builds a sprite of the marks that the cards show, to be loaded once, separately from the page.
 *
 * @returns SVG text with a symbol for each mark, by its slug
 */
export function sprite(cards: readonly Integration[]): string {
  const brands = new Set(cards.flatMap(({id}) => BRANDS[id] ?? []));
  const symbols = [...brands].map(
    ({slug, path}) => `<symbol id="${slug}"><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
