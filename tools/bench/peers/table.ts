/** The table that compares sites of several generators. */
import {align} from '../align';
import {amount, spread} from '../amount';
import type {Unit} from '../budgets/types';
import {median} from '../statistics';
import type {PeerFigures} from './measure';

/** A row: what it shows, its unit, and the values of a site. */
type Row = [what: string, unit: Unit, values: (peer: PeerFigures) => number | readonly number[]];

const ROWS: readonly Row[] = [
  ['docs pages', '', ({pages}) => pages],
  ['cold build: CPU', 's', ({builds}) => builds.map(({cpuSeconds}) => cpuSeconds)],
  [
    'cold build: CPU for 100 pages',
    's',
    ({builds, pages}) => builds.map(({cpuSeconds}) => (cpuSeconds / pages) * 100),
  ],
  ['cold build: elapsed time', 's', ({builds}) => builds.map(({wallSeconds}) => wallSeconds)],
  ['cold build: largest process', 'GB', ({builds}) => builds.map(({peakBytes}) => peakBytes / 1e9)],
  ['HTML of the median page', 'kB', ({html}) => html / 1000],
  ['JavaScript until idle', 'kB', ({jsIdle}) => jsIdle / 1000],
  ['JavaScript in all', 'kB', ({jsAll}) => jsAll / 1000],
  ['CSS', 'kB', ({css}) => css / 1000],
  ['Lighthouse mobile: performance', '', ({performance}) => performance],
  ['Lighthouse mobile: blocking time', 'ms', ({blocking}) => blocking],
  ['development server to first page, warm', 's', ({start}) => start],
  ['from edit to screen', 's', ({edit}) => edit],
];

function cell(value: number | readonly number[], unit: Unit): string {
  const values = typeof value === 'number' ? [value] : value;
  if (values.length === 0 || values.some(Number.isNaN)) return '–';
  const range = spread(values, unit);
  return amount(median(values), unit) + (range && ` (${range})`);
}

/** Returns the table: sizes compressed with Brotli, medians with the spread of their runs. */
export const peerTable = (peers: readonly PeerFigures[]): string =>
  align([
    ['', ...peers.map(({name}) => name)],
    ...ROWS.map(([what, unit, values]) => [what, ...peers.map((peer) => cell(values(peer), unit))]),
  ]).join('\n');
