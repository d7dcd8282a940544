/** Brand marks that simple-icons lacks, from the set "SVG Logos", which is in the public domain. */
import {icons, width as SIDE} from '@iconify-json/logos/icons.json';
import type {Brand} from './brand-marks';

/** The background of a logo on a tile: its color, a gradient, isn't in a mark of one color. */
const TILE = 'fill="url(';

/** The share of such a tile that is empty on each side. */
const MARGIN = 1 / 8;

type Icon = {body: string; width?: number; height?: number};

/** Returns the visible shapes: the white ones on a tile, and otherwise those that aren't white. */
function pathOf(body: string): string {
  const onTile = body.includes(TILE);
  const paths = [...body.matchAll(/<path [^>]*>/g)].map(([tag]) => tag);
  return paths
    .filter((tag) => tag.includes('fill="#fff"') === onTile)
    .map((tag) => / d="([^"]+)"/.exec(tag)?.[1] ?? '')
    .join('');
}

/**
 * @param name of a logo in the set
 * @param hex color of the brand
 */
function brand(name: keyof typeof icons, hex: string): Brand {
  const {body, width = SIDE, height = SIDE}: Icon = icons[name];
  const inset = body.includes(TILE) ? SIDE * MARGIN : 0;
  const box = [inset, inset, width - 2 * inset, height - 2 * inset].join(' ');
  return {slug: name, hex, path: pathOf(body), box};
}

/** Colors of the groups of services that a cloud sorts its logos by. */
const ANALYTICS = '8C4FFF';
const AZURE = '0078D4';

/** Marks by the id of the integration. */
export const LOGOS: Readonly<Record<string, Brand>> = {
  abs: brand('azure-icon', AZURE),
  athena: brand('aws-athena', ANALYTICS),
  'azure-ad': brand('azure-icon', AZURE),
  dbt: brand('dbt-icon', 'FF694A'),
  dynamodb: brand('aws-dynamodb', '4053D6'),
  glue: brand('aws-glue', ANALYTICS),
  redshift: brand('aws-redshift', ANALYTICS),
  s3: brand('aws-s3', '569A31'),
  salesforce: brand('salesforce', '00A1E0'),
  slack: brand('slack-icon', '4A154B'),
  'slack-integration': brand('slack-icon', '4A154B'),
  tableau: brand('tableau-icon', 'E97627'),
};
