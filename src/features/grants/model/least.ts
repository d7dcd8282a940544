/** The least that has to be granted for what a reader wants. Pure functions. */
import {cut, type Use} from './cut';
import {EVERYTHING, type Grant, type GrantSource, type Purpose, type Script} from './types';

/** A privilege that is needed. */
export type LeastGrant = Grant & {
  /** Set if no script grants it. */
  byHand: boolean;
};

/** A script that is needed, cut down. */
export type LeastScript = Script & {
  /** Whether parts were left out. */
  shorter: boolean;
};

/** What to grant, and what to run for it. */
export type Least = {
  grants: LeastGrant[];
  /** Privileges that nothing wanted needs. */
  spared: Grant[];
  scripts: LeastScript[];
  /** Whether the scripts may contain more than the privileges, because they aren't tied to purposes. */
  whole: boolean;
};

/** Fields of a block of the recipe, and the purposes that turn the block on. */
const BLOCKS: readonly {start: string; on: readonly string[]}[] = [
  {start: 'profiling.', on: ['profiling.enabled', 'Data Profiling']},
  {start: 'classification.', on: ['classification.enabled', 'Classification']},
];

/** The purposes that a field needs because it is in a block that they turn on; undefined if it isn't. */
export function inBlock(id: string): readonly string[] | undefined {
  return BLOCKS.find(({start, on}) => id.startsWith(start) && !on.includes(id))?.on;
}

/** The purposes that a run has unless its recipe says otherwise; of several modules, the first. */
export function usual({purposes}: GrantSource): string[] {
  return purposes.filter(({byDefault}) => byDefault).map(({id}) => id);
}

/**
 * @param chosen ids from a URL, some of which the source may not have
 * @returns ids of purposes of the source, with those that the chosen ones need
 */
export function known({purposes}: GrantSource, chosen: readonly string[]): string[] {
  const needed = new Set(chosen.flatMap((id) => [id, ...(inBlock(id) ?? [])]));
  return purposes.filter(({id}) => needed.has(id)).map(({id}) => id);
}

/** The chosen purposes after one is turned on or off; what needs it goes with it. */
export function toggle(source: GrantSource, chosen: readonly string[], id: string): string[] {
  if (!chosen.includes(id)) return known(source, [...chosen, id]);
  return chosen.filter((other) => other !== id && !inBlock(other)?.includes(id));
}

/** Whether facts about a module count: always, unless a reader chooses among modules. */
function moduleTest({purposes}: GrantSource, chosen: ReadonlySet<string>) {
  const hasModules = purposes.some(({kind}) => kind === 'module');
  return ({module}: {module?: string}) => !hasModules || module === undefined || chosen.has(module);
}

/** The purposes that matter for the chosen modules. */
export function offered(source: GrantSource, chosen: readonly string[]): Purpose[] {
  const inModule = moduleTest(source, new Set(chosen));
  const grants = source.grants.filter(inModule);
  return source.purposes.filter(
    ({id, kind}) => kind === 'module' || grants.some((grant) => grant.for.includes(id)),
  );
}

const usesOf = ({for: purposes, only = []}: Script) => [
  ...(purposes ?? []),
  ...only.flatMap((part) => part.for ?? []),
];

/** @param wanted purposes of the source, as {@link known} returns them */
export function least(source: GrantSource, wanted: readonly string[]): Least {
  const chosen = new Set(wanted);
  const inModule = moduleTest(source, chosen);
  const needs = ({for: purposes = [EVERYTHING], unless = []}: Use) =>
    purposes.some((one) => one === EVERYTHING || chosen.has(one)) &&
    !unless.some((one) => chosen.has(one));
  const isNeeded = (fact: Grant | Script) => inModule(fact) && needs(fact);
  const scripts = source.scripts.filter(isNeeded).flatMap((script) => {
    const code = cut(script, needs);
    return code === '' ? [] : [{...script, code, shorter: code !== script.code}];
  });
  const tied = source.scripts.flatMap(usesOf);
  const byHand = (grant: Grant) =>
    tied.length > 0 && !grant.for.some((one) => one === EVERYTHING || tied.includes(one));
  const spared = source.grants.filter((grant) => !isNeeded(grant));
  return {
    grants: source.grants.filter(isNeeded).map((grant) => ({...grant, byHand: byHand(grant)})),
    spared,
    scripts,
    whole: spared.length > 0 && scripts.length > 0 && tied.length === 0,
  };
}
