/** What a reader will see of a system, and what not, with the reasons. Pure functions. */
import type {CapabilityName} from '../../integrations/model/vocabulary';
import {modulesOf} from './modules';
import type {Capability, System} from './types';
import type {Access, Want} from './wants';

/** The capabilities that readers ask for, in the order in which they are shown, with the wants that turn them on. */
const SHOWN: readonly (readonly [name: CapabilityName, want?: Want])[] = [
  ['Schema Metadata'],
  ['Table-Level Lineage', 'lineage'],
  ['Column-level Lineage', 'lineage'],
  ['Dataset Usage', 'usage'],
  ['Data Profiling', 'profiles'],
  ['Descriptions'],
  ['Extract Ownership'],
  ['Extract Tags'],
  ['Detect Deleted Entities'],
];

/** A capability with what its modules say. */
export type Gain = {name: CapabilityName; notes: Capability[]};

export type Gains = {
  gets: Gain[];
  /** What the source can do, but the recipe doesn't turn on. */
  could: Gain[];
  /** What the source can't do, and says why. */
  lacks: Gain[];
  /** What the source doesn't declare. */
  unstated: CapabilityName[];
};

/**
 * @param wants what the reader chose for the whole stack
 * @param access the least one, which is what the recipe does
 */
export function gainsOf(system: System, wants: readonly Want[], access?: Access): Gains {
  const modules = modulesOf(system).map(({plugin}) => plugin);
  const gains: Gains = {gets: [], could: [], lacks: [], unstated: []};
  for (const [name, want] of SHOWN) {
    const notes = system.capabilities.filter(
      (one) => one.name === name && (one.module === undefined || modules.includes(one.module)),
    );
    const able = notes.filter(({supported}) => supported);
    const isPurpose = access?.source.purposes.some(({id}) => id === name) === true;
    const byRecipe =
      want === undefined ? able.some(({off}) => off === undefined) : wants.includes(want);
    const isOn = isPurpose ? access.wanted.includes(name) : byRecipe;
    if (able.length > 0) gains[isOn ? 'gets' : 'could'].push({name, notes: able});
    else if (notes.length > 0) gains.lacks.push({name, notes});
    else gains.unstated.push(name);
  }
  return gains;
}

/** The assets of a system, each type of DataHub once, with the names that the system has for them. */
export function assetsOf({assets}: System): {datahub: string; sources: string[]}[] {
  const byType = new Map<string, string[]>();
  for (const {source, datahub} of assets) {
    byType.set(datahub, [...(byType.get(datahub) ?? []), source]);
  }
  return [...byType].map(([datahub, sources]) => ({datahub, sources}));
}
