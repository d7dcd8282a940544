/** Compares what two versions have. Pure: facts in, changes out, in the order of the facts. */
import type {Area, Change, Kind} from './model';

/** Something that a version has, under a key that stays the same in all versions. */
export type Fact = {
  key: string;
  area: Area;
  /** Kind of thing, such as `field`. */
  what: string;
  name: string;
  owner?: string | undefined;
  page?: string | undefined;
  anchor?: string | undefined;
  /** Keys of what it belongs to: what comes or goes with one of them isn't a change of its own. */
  parents?: readonly string[];
  deprecated?: boolean | undefined;
  /** Values whose changes matter, such as the default of a field; undefined for none. */
  values?: Readonly<Record<string, string | undefined>>;
  /** Text whose changes matter only if they are substantial. */
  text?: string;
};

/** Fewer different words than this are a correction rather than a change. */
const SUBSTANTIAL = 5;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** @returns whether two texts differ by more than a correction: words that only one of them has, counted with repetition */
export function differsMuch(before: string, after: string): boolean {
  if (before === after) return false;
  const counts = new Map<string, number>();
  for (const word of wordsOf(before)) counts.set(word, (counts.get(word) ?? 0) - 1);
  for (const word of wordsOf(after)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const different = [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
  return different >= SUBSTANTIAL;
}

type Detail = Pick<Change, 'property' | 'from' | 'to'>;

function changeOf(fact: Fact, release: string, kind: Kind, detail: Detail = {}): Change {
  const {key, area, what, name, owner, page, anchor} = fact;
  const {property, from, to} = detail;
  return {
    id: [release, kind, key, ...(property === undefined ? [] : [property])].join('/'),
    ...{release, area, what, kind, name},
    ...(owner !== undefined && {owner}),
    ...(page !== undefined && {page}),
    ...(anchor !== undefined && {anchor}),
    ...(property !== undefined && {property}),
    ...(from !== undefined && {from}),
    ...(to !== undefined && {to}),
  };
}

function changesOfFact(before: Fact, after: Fact, release: string): Change[] {
  const changes: Change[] = [];
  if (after.deprecated && !before.deprecated) changes.push(changeOf(after, release, 'deprecated'));
  for (const property of Object.keys({...before.values, ...after.values})) {
    const [from, to] = [before.values?.[property], after.values?.[property]];
    if (from !== to) changes.push(changeOf(after, release, 'changed', {property, from, to}));
  }
  if (differsMuch(before.text ?? '', after.text ?? ''))
    changes.push(changeOf(after, release, 'changed'));
  return changes;
}

const byKey = (facts: readonly Fact[]) => new Map(facts.map((fact) => [fact.key, fact]));

/**
 * @param before facts of a version
 * @param after facts of the next one
 * @param release name of that next version
 * @returns what is new, gone, deprecated, or different in it; parts of something new or gone are left out
 */
export function compareFacts(
  before: readonly Fact[],
  after: readonly Fact[],
  release: string,
): Change[] {
  const [old, now] = [byKey(before), byKey(after)];
  /** Whether what a fact belongs to came or went, too. */
  const follows = (
    {parents = []}: Fact,
    has: ReadonlyMap<string, Fact>,
    lacks: ReadonlyMap<string, Fact>,
  ) => parents.some((parent) => has.has(parent) && !lacks.has(parent));
  const there = [...now.values()].flatMap((fact) => {
    const former = old.get(fact.key);
    if (former) return changesOfFact(former, fact, release);
    return follows(fact, now, old) ? [] : [changeOf(fact, release, 'added')];
  });
  const gone = [...old.values()].filter((fact) => !now.has(fact.key) && !follows(fact, old, now));
  return [
    ...there,
    ...gone.map((fact) => changeOf({...fact, anchor: undefined}, release, 'removed')),
  ];
}
