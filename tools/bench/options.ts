/** Reads the arguments of `npm run bench`. */
import {parseArgs} from 'node:util';
import {PARTS, type Part} from './budgets';

/** What `npm run bench` was asked for. */
export type BenchOptions = {
  parts: readonly Part[];
  stock: boolean;
  /** List the labeled queries whose first result is wrong. */
  misses: boolean;
};

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

/**
 * Reads the arguments after `npm run bench --`.
 *
 * @throws Error for the contributor if an argument or the name of a part is unknown
 */
export function benchOptions(args: readonly string[]): BenchOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      only: {type: 'string', multiple: true, default: []},
      'no-stock': {type: 'boolean', default: false},
      misses: {type: 'boolean', default: false},
    },
  });
  const names = (values.only ?? []).flatMap((list) => list.split(','));
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`--only knows ${PARTS.join(', ')}, but not ${unknown.join(', ')}.`);
  }
  const parts = names.length === 0 ? PARTS : PARTS.filter((part) => names.includes(part));
  return {parts, stock: !values['no-stock'], misses: values.misses};
}
