/** Draws the relationships of an entity as inline SVG. */
import type {Entity} from '..';
import {escapeHtml} from '../../page-kit/markdown';
import {type Box, type Label, layout, shortName, WIDTH} from './diagram-layout';
import type {Neighbor} from './relations';

function rectSvg({x, y, width, height, self}: Box): string {
  const type = self ? 'n-self' : 'n-entity';
  return `<rect class="${type}" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`;
}

function nameSvg({x, y, width, height, text, self}: Box): string {
  const weight = self ? ' font-weight="600"' : '';
  return `<text x="${x + width / 2}" y="${y + height / 2 + 4}"${weight}>${escapeHtml(text)}</text>`;
}

function labelSvg({x, y, text}: Label): string {
  return `<text x="${x}" y="${y}" font-size="11">${escapeHtml(text)}</text>`;
}

function sentence(what: string, list: readonly Neighbor[]): string {
  if (list.length === 0) return '';
  const parts = list.map(
    ({entity, names}) => `${shortName(entity.displayName)} (${names.join(', ')})`,
  );
  return `${what}: ${parts.join(', ')}. `;
}

/**
 * Returns the diagram with its text alternative; the tables below it have the links.
 *
 * @param into entities with edges to this one
 * @param from entities that its edges point to
 * @returns HTML; empty if there is nothing to draw
 */
export function diagramHtml(
  entity: Entity,
  into: readonly Neighbor[],
  from: readonly Neighbor[],
): string {
  if (into.length + from.length === 0) return '';
  const name = shortName(entity.displayName);
  const {height, boxes, labels, path} = layout(name, into, from);
  const description = `${sentence('Incoming edges from', into)}${sentence('Outgoing edges to', from)}`;
  return [
    '<figure class="ref-diagram">',
    `<svg role="img" aria-labelledby="diagram-title diagram-text" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<title id="diagram-title">Relationships of ${escapeHtml(name)}</title>`,
    `<desc id="diagram-text">${escapeHtml(description.trim())}</desc>`,
    `<path class="edge" fill="none" stroke="currentColor" d="${path}"/>`,
    `<g fill="none" stroke="currentColor">${boxes.map(rectSvg).join('')}</g>`,
    '<g fill="currentColor" text-anchor="middle" font-size="12">',
    ...boxes.map(nameSvg),
    ...labels.map(labelSvg),
    '</g>',
    '</svg>',
    '</figure>',
  ].join('\n');
}
