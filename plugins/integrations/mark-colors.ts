/** Adjusts the color of a brand mark to the background it is drawn on. */
import {contrast} from '../../src/lib/contrast';

/** The contrast that WCAG 2.2 requires of graphics. */
const LEAST = 3;

const parts = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

function mix(color: string, other: string, share: number): string {
  const others = parts(other);
  const mixed = parts(color).map((part, i) => Math.round(part + ((others[i] ?? 0) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * @param color of the brand, `#rrggbb`
 * @param ground background color, `#rgb` or `#rrggbb`
 * @returns the color, darkened or lightened only as much as the contrast requires
 */
export function legible(color: string, ground: string): string {
  const away = contrast(ground, '#ffffff') > contrast(ground, '#000000') ? '#ffffff' : '#000000';
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, away, share);
    if (contrast(mixed, ground) >= LEAST) return mixed;
  }
  return away;
}
