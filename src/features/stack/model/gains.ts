/** What a reader will see of a system, and what not, with the reasons. Pure functions. */
import type {CapabilityName} from '../../integrations/model/vocabulary';
import type {Capability, System} from './types';

/** The capabilities that readers ask for, in the order in which they are shown. */
const SHOWN: readonly CapabilityName[] = [
  'Schema Metadata',
  'Table-Level Lineage',
  'Column-level Lineage',
  'Dataset Usage',
  'Data Profiling',
  'Descriptions',
  'Extract Ownership',
  'Extract Tags',
  'Detect Deleted Entities',
];

/** A capability with what its modules say; without notes if no module states it. */
export type Gain = {name: CapabilityName; notes: Capability[]};

/** @returns what at least one module does, and what none does */
export function gainsOf({capabilities}: System): {gets: Gain[]; lacks: Gain[]} {
  const all = SHOWN.map((name) => ({
    name,
    notes: capabilities.filter((one) => one.name === name),
  }));
  const does = ({notes}: Gain) => notes.some(({supported}) => supported);
  return {
    gets: all
      .filter(does)
      .map(({name, notes}) => ({name, notes: notes.filter(({supported}) => supported)})),
    lacks: all.filter((gain) => !does(gain)),
  };
}

/** The assets of a system, each type of DataHub once, with the names that the system has for them. */
export function assetsOf({assets}: System): {datahub: string; sources: string[]}[] {
  const byType = new Map<string, string[]>();
  for (const {source, datahub} of assets) {
    byType.set(datahub, [...(byType.get(datahub) ?? []), source]);
  }
  return [...byType].map(([datahub, sources]) => ({datahub, sources}));
}
