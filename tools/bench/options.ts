/** Reads the arguments of `npm run bench`. */
import {parseArgs} from 'node:util';
import {PATCHES, switchOff} from '../../src/lib/patches';
import {PARTS, type Part} from './budgets';
import type {Without} from './patches';

/** The options of `npm run bench`. */
export type BenchOptions = {
  parts: readonly Part[];
  stock: boolean;
  /** Whether to list the labeled queries whose first result is wrong. */
  misses: boolean;
  /** Patches to measure instead of everything else, with a build without each; empty if not requested. */
  patches: readonly Without[];
};

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

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
      misses: {type: 'boolean', default: false},
      patches: {type: 'string'},
    },
  });
  const names = (values.only ?? []).flatMap((list) => list.split(','));
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`--only accepts ${PARTS.join(', ')}, but not ${unknown.join(', ')}.`);
  }
  const parts = names.length === 0 ? PARTS : PARTS.filter((part) => names.includes(part));
  const patches =
    values.patches === 'all' ? [...PATCHES, 'all' as const] : switchOff(values.patches).patchesOff;
  return {parts, stock: !values['no-stock'], misses: values.misses, patches: patches ?? []};
}
