/** Which modules of a source a reader needs: some belong together, others are alternatives. Pure functions. */
import type {Module, System} from './types';

const linksBy = ({links}: System, {plugin}: Module) =>
  links.some(({module}) => module === undefined || module === plugin);

/**
 * The first module, and another one if it draws lineage to other systems that the first doesn't, such as `lookml`. Modules
 * that do the same, such as `dbt-cloud`, are alternatives.
 */
export function modulesOf(system: System): Module[] {
  const [first, ...others] = system.modules;
  if (!first) return [];
  if (system.links.length === 0 || linksBy(system, first)) return [first];
  const linking = others.find((module) => linksBy(system, module));
  return linking ? [first, linking] : [first];
}

/** The modules that {@link modulesOf} leaves out. */
export function otherModulesOf(system: System): Module[] {
  const used = modulesOf(system);
  return system.modules.filter((module) => !used.includes(module));
}
