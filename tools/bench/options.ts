/** Reads the arguments of `npm run bench`. */
import {parseArgs} from 'node:util';
import {PATCHES, switchOff} from '../../src/lib/patches';
import {PARTS, type Part} from './budgets/types';
import type {Without} from './patches';

/** The options of `npm run bench`. */
export type BenchOptions = {
  parts: readonly Part[];
  stock: boolean;
  /** How often each figure is measured; undefined for the number that suits the part. */
  runs: number | undefined;
  /** Whether to list the labeled queries whose first result is wrong. */
  misses: boolean;
  /** Patches to measure instead of everything else, with a build without each; empty if not requested. */
  patches: readonly Without[];
  /** Whether to measure this site beside other generators instead of everything else. */
  peers: boolean;
  /** Multiples of the number of pages to measure instead of everything else; empty if not requested. */
  scale: readonly number[];
};

/** Runs that take minutes: their ratios hold within a single run. */
const ONCE: readonly Part[] = ['build', 'growth', 'dev'];

/** Enough for a median that one bad run doesn't change. */
const RUNS = 5;

/** Returns how often the figures of a part are measured. */
export const runsOf = (part: Part, {runs}: Pick<BenchOptions, 'runs'>): number =>
  runs ?? (ONCE.includes(part) ? 1 : RUNS);

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} accepts whole numbers from 1, but not ${text}.`);
  return number;
}

/**
 * Reads the arguments after `npm run bench --`.
 *
 * @throws Error for the contributor if an argument, or the name of a part or of a patch, is unknown
 */
export function benchOptions(args: readonly string[]): BenchOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      only: {type: 'string', multiple: true, default: []},
      'no-stock': {type: 'boolean', default: false},
      runs: {type: 'string'},
      misses: {type: 'boolean', default: false},
      patches: {type: 'string'},
      peers: {type: 'boolean', default: false},
      scale: {type: 'string'},
    },
  });
  const names = (values.only ?? []).flatMap((list) => list.split(','));
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`--only accepts ${PARTS.join(', ')}, but not ${unknown.join(', ')}.`);
  }
  const patches =
    values.patches === 'all' ? [...PATCHES, 'all' as const] : switchOff(values.patches).patchesOff;
  return {
    parts: names.length === 0 ? PARTS : PARTS.filter((part) => names.includes(part)),
    stock: !values['no-stock'],
    runs: values.runs === undefined ? undefined : positive('runs', values.runs),
    misses: values.misses,
    patches: patches ?? [],
    peers: values.peers,
    scale: values.scale?.split(',').map((text) => positive('scale', text)) ?? [],
  };
}
