/** Splits facts into small files by the first letters of their keys, so typing a name loads only one of them. */
import type {Fact, Shard} from './fact';

/** Characters of a file as JSON; compressed, it takes a sixth. */
const LIMIT = 24_000;

type Entry = readonly [key: string, facts: Fact[]];

const sizeOf = (entries: readonly Entry[]) =>
  entries.reduce((sum, [, facts]) => sum + JSON.stringify(facts).length, 0);

/** @returns files by the prefix that their keys have in common; none has only some of the keys of its prefix */
function split(prefix: string, entries: readonly Entry[]): [string, Shard][] {
  if (sizeOf(entries) <= LIMIT || entries.length < 2)
    return [[prefix, Object.fromEntries(entries)]];
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const longer = entry[0].slice(0, prefix.length + 1);
    groups.set(longer, [...(groups.get(longer) ?? []), entry]);
  }
  return [...groups].flatMap(([longer, group]) =>
    longer === prefix ? [[longer, Object.fromEntries(group)]] : split(longer, group),
  );
}

/** @returns the files in the order of their prefixes */
export function splitFacts(facts: ReadonlyMap<string, Fact[]>): [prefix: string, shard: Shard][] {
  return split('', [...facts]).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** @returns the place of the file that has the facts of a key; undefined if there are none */
export function shardOf(prefixes: readonly string[], key: string): number | undefined {
  let best: number | undefined;
  prefixes.forEach((prefix, place) => {
    const isLonger = best === undefined || prefix.length > (prefixes[best] ?? '').length;
    if (key.startsWith(prefix) && isLonger) best = place;
  });
  return best;
}
