/** Draws a card: the site's name, a title, one line, and part of a lineage graph beside them. */
import type {Card} from './cards';
import type {Words} from './outlines';

/** The size that every network shows uncropped. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const LEFT = 88;
const TITLE_WIDTH = 600;
const TITLE_SIZES = [88, 76, 66, 58];

/** Position of the product picture on a card, in pixels, and its scale; it extends beyond the card's edges. */
export type Inset = {left: number; top: number; width: number; height: number; scale: number};

export const INSET: Inset = {left: 716, top: 96, width: 484, height: 534, scale: 1.25};

type Fonts = {title: Words; text: Words};

/** The largest size at which the title takes at most three lines. */
function fit(title: string, words: Words): {size: number; lines: string[]} {
  const options = TITLE_SIZES.map((size) => ({size, lines: words.wrap(title, size, TITLE_WIDTH)}));
  const fits = ({size, lines}: {size: number; lines: string[]}) =>
    lines.length <= 3 && lines.every((line) => words.width(line, size) <= TITLE_WIDTH);
  return options.find(fits) ?? {size: 58, lines: words.wrap(title, 58, TITLE_WIDTH)};
}

const LOGO = `<g transform="translate(82 84) scale(2)"><path fill="none" stroke="#dfe9ee" stroke-linecap="round" stroke-width="3.4" d="M5 6h9.5a10 10 0 0 1 8.9 5.4M5 16h9M5 26h9.5a10 10 0 0 0 8.9-5.4"/><circle cx="25.6" cy="16" r="4.4" fill="#62cbdf"/></g>`;

const GRAPH = `<g fill="none" stroke-width="4"><g stroke="#1d4552"><path d="M757 130C840 130 850 300 920 315M757 520C840 520 850 330 920 315M920 315h190h120M920 315C1000 330 1010 490 1094 490h126"/></g>
<path stroke="#3fc3dc" stroke-width="6" d="M757 325C820 325 850 315 920 315S1020 155 1094 155h130"/></g>
<g stroke-width="5" fill="#0b1f2a"><g stroke="#3b6775"><circle cx="740" cy="130" r="17"/><circle cx="740" cy="520" r="17"/><circle cx="1110" cy="315" r="17"/><circle cx="1110" cy="490" r="17"/></g>
<g stroke="#3fc3dc"><circle cx="740" cy="325" r="17"/><circle cx="1110" cy="155" r="17"/></g></g>
<circle cx="920" cy="315" r="72" fill="#0b1f2a" stroke="#1f6272" stroke-width="4"/><circle cx="920" cy="315" r="46" fill="#3fc3dc"/>`;

/** The glow behind the product picture. */
const GLOW = `<radialGradient id="g" cx="1000" cy="330" r="520" gradientUnits="userSpaceOnUse"><stop stop-color="#1f6272"/><stop offset="1" stop-color="#0b1f2a"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/>`;

/** @returns an SVG without text elements: words are outlines; a card with a scene leaves room for it */
export function drawCard(
  {title, line, scene}: Pick<Card, 'title' | 'line' | 'scene'>,
  {title: bold, text}: Fonts,
): string {
  const {size, lines} = fit(title, bold);
  const step = size * 1.12;
  const top = 330 - (step * (lines.length - 1)) / 2 + size * 0.3;
  const words = lines.map((row, i) => bold.draw(row, LEFT, top + i * step, size)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#0b1f2a"/>${scene === undefined ? GRAPH : GLOW}${LOGO}
<path fill="#dfe9ee" d="${bold.draw('DataHub', 168, 130, 42)}"/>
<path fill="#fff" d="${words}"/><path fill="#a6b9c4" d="${text.draw(line, LEFT, 545, 32)}"/></svg>`;
}
