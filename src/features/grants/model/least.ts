/** The least that has to be granted for what a reader wants. Pure functions. */
import {cut, type Use} from './cut';
import {EVERYTHING, type Grant, type GrantSource, type Script, type Setting} from './types';

/** A script that is needed, cut down. */
export type LeastScript = Script & {
  /** Whether parts were left out. */
  shorter: boolean;
};

/** What to grant, to run, and to set. */
export type Least = {
  grants: Grant[];
  /** Privileges that nothing wanted needs. */
  spared: Grant[];
  scripts: LeastScript[];
  /** Whether the scripts contain more than the privileges, because they aren't tied to purposes. */
  whole: boolean;
  /** Fields of the recipe that have to differ from their defaults, with their values. */
  settings: {field: string; value: string}[];
};

/** Purposes that need the ones after them: the fields of a block need the block. */
const BLOCKS: readonly [start: string, needs: readonly string[]][] = [
  ['profiling.', ['profiling.enabled', 'Data Profiling']],
  ['classification.', ['classification.enabled', 'Classification']],
];

/** The purposes that a run has unless its recipe says otherwise; of several modules, the first. */
export function usual({purposes}: GrantSource): string[] {
  return purposes.filter(({byDefault}) => byDefault).map(({id}) => id);
}

/**
 * @param chosen ids from a URL, some of which the source may not have
 * @returns ids of purposes of the source, with those that the chosen ones need
 */
export function known({purposes}: GrantSource, chosen: readonly string[]): string[] {
  const needed = new Set(
    chosen.flatMap((id) => [
      id,
      ...BLOCKS.flatMap(([start, needs]) => (id.startsWith(start) ? needs : [])),
    ]),
  );
  return purposes.filter(({id}) => needed.has(id)).map(({id}) => id);
}

/** Settings that turn on what is wanted and turn off what isn't, unless that is the default. */
function settingsFor({purposes}: GrantSource, chosen: ReadonlySet<string>): Least['settings'] {
  const byField = new Map<string, {setting: Setting; on: boolean}>();
  for (const {id, setting} of purposes) {
    if (!setting) continue;
    // A field can be a purpose itself, and turn on a capability.
    const on = chosen.has(id) || byField.get(setting.field)?.on === true;
    byField.set(setting.field, {setting, on});
  }
  return [...byField.values()]
    .filter(({setting, on}) => on !== setting.byDefault)
    .map(({setting, on}) => ({field: setting.field, value: on ? setting.on : setting.off}));
}

/** @param wanted purposes of the source, as {@link known} returns them */
export function least(source: GrantSource, wanted: readonly string[]): Least {
  const chosen = new Set(wanted);
  const hasModules = source.purposes.some(({kind}) => kind === 'module');
  const inModule = (module: string | undefined) =>
    !hasModules || module === undefined || chosen.has(module);
  const needs = ({for: purposes = [EVERYTHING], unless = []}: Use) =>
    purposes.some((one) => one === EVERYTHING || chosen.has(one)) &&
    !unless.some((one) => chosen.has(one));
  const isNeeded = (fact: Grant | Script) => inModule(fact.module) && needs(fact);
  const scripts = source.scripts.filter(isNeeded).map((script) => {
    const code = cut(script, needs);
    return {...script, code, shorter: code !== script.code};
  });
  const tied = source.scripts.some((one) => one.for ?? one.only ?? one.module);
  const spared = source.grants.filter((grant) => !isNeeded(grant));
  return {
    grants: source.grants.filter(isNeeded),
    spared,
    scripts,
    whole: spared.length > 0 && scripts.length > 0 && !tied,
    settings: settingsFor(source, chosen),
  };
}
