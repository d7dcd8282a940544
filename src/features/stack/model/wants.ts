/** What a reader wants from every system of the stack, as purposes of the least access. Pure functions. */
import {known, type Least, least, offered, usual} from '../../grants/model/least';
import {type Switch, switchesFor} from '../../grants/model/settings';
import type {GrantSource, Purpose} from '../../grants/model/types';
import {has} from '../../recipe-builder/model/lines';
import {linesOf} from '../../recipe-builder/model/recipe';
import {modulesOf} from './modules';
import {stepsOf} from './steps';
import type {System} from './types';

/** What a reader can turn on or off for the whole stack. */
export const WANTS = ['lineage', 'usage', 'profiles'] as const;

export type Want = (typeof WANTS)[number];

/** The purposes of sources that belong to a want: capabilities by name, fields by what their names contain. */
const PURPOSES: Readonly<Record<Want, RegExp>> = {
  lineage: /lineage/i,
  usage: /usage|operational_stats|query_log_table|^audit_/i,
  profiles: /^(?:Data Profiling|profiling\.enabled)$/,
};

const wantOf = ({id}: Purpose) => WANTS.find((want) => PURPOSES[want].test(id));

/** Whether the starter recipes set a field. */
function recipesSet(system: System): (field: string) => boolean {
  const recipes = modulesOf(system).map(({recipe}) => linesOf(recipe));
  return (field) => recipes.some((lines) => has(lines, stepsOf(field)));
}

/** The purposes that are chosen: what runs and starter recipes do, without what isn't wanted, with what is. */
function purposesFor(source: GrantSource, system: System, wants: readonly Want[]): string[] {
  const byDefault = usual(source);
  const modules = modulesOf(system).map(({plugin}) => plugin);
  const isSet = recipesSet(system);
  const chosen = source.purposes.filter((purpose) => {
    const {id, kind, setting} = purpose;
    if (kind === 'module') return modules.includes(id);
    const want = wantOf(purpose);
    // The access sets switches in the recipe, but other fields stay as the starter recipe has them.
    if (want === undefined) {
      return byDefault.includes(id) || (kind === 'field' && !setting && isSet(id));
    }
    if (!wants.includes(want)) return false;
    if (byDefault.includes(id) || kind === 'capability') return true;
    // Other fields about lineage have costs or replace something; other fields about usage name tables.
    return want !== 'lineage' && setting !== undefined;
  });
  return known(
    source,
    chosen.map(({id}) => id),
  );
}

/** The least access of a system, and what its recipe has to set. */
export type Access = {
  source: GrantSource;
  wanted: string[];
  least: Least;
  switches: Switch[];
  /** Fields of the starter recipe that turn on something that isn't wanted. */
  dropped: string[];
};

export function accessOf(source: GrantSource, system: System, wants: readonly Want[]): Access {
  const wanted = purposesFor(source, system, wants);
  const purposes = offered(source, wanted);
  const isUnwanted = (id: string) =>
    purposes.some((purpose) => purpose.id === id) && !wanted.includes(id);
  return {
    ...{source, wanted, least: least(source, wanted), switches: switchesFor({purposes}, wanted)},
    dropped: system.capabilities.flatMap(({name, field}) =>
      field !== undefined && isUnwanted(name) ? [field] : [],
    ),
  };
}
