/** What a reader wants from every system of the stack, as purposes of the least access. Pure functions. */
import {known, type Least, least, offered, usual} from '../../grants/model/least';
import {type Switch, switchesFor} from '../../grants/model/settings';
import type {GrantSource, Purpose} from '../../grants/model/types';
import {modulesOf} from './modules';
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

/** The purposes that are chosen: the usual ones, without what isn't wanted, with what is. */
export function purposesFor(source: GrantSource, system: System, wants: readonly Want[]): string[] {
  const byDefault = usual(source);
  const modules = modulesOf(system).map(({plugin}) => plugin);
  const chosen = source.purposes.filter((purpose) => {
    if (purpose.kind === 'module') return modules.includes(purpose.id);
    const want = wantOf(purpose);
    if (want === undefined) return byDefault.includes(purpose.id);
    if (!wants.includes(want)) return false;
    if (byDefault.includes(purpose.id) || purpose.kind === 'capability') return true;
    // Other fields about lineage have costs or replace something; other fields about usage name tables.
    return want !== 'lineage' && purpose.setting !== undefined;
  });
  return known(
    source,
    chosen.map(({id}) => id),
  );
}

/** The least access of a system, and what its recipe has to set. */
export type Access = {source: GrantSource; wanted: string[]; least: Least; switches: Switch[]};

export function accessOf(source: GrantSource, system: System, wants: readonly Want[]): Access {
  const wanted = purposesFor(source, system, wants);
  const shown = offered(source, wanted);
  return {
    ...{source, wanted, least: least(source, wanted)},
    switches: switchesFor({purposes: shown}, wanted),
  };
}
