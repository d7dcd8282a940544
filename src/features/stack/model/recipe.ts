/** A starter recipe with the environment, the platform instances, and the settings of a stack. Pure functions. */
import {has, insert, type Line, remove} from '../../recipe-builder/model/lines';
import {linesOf} from '../../recipe-builder/model/recipe';
import {quoted} from '../../recipe-builder/model/value';
import {type Edge, otherOf} from './edges';
import {stepsOf} from './steps';
import type {Module, System} from './types';
import type {Access} from './wants';

/** What a reader says about the whole stack. */
export type Naming = {
  env: string;
  /** Platform instances by source. */
  instances: Readonly<Record<string, string>>;
};

/** The environment of sources whose recipes don't set one. */
export const DEFAULT_ENV = 'PROD';

/** The last step of the path of an instance that a reader has to name: a connection, a server, or a folder. */
const OWN_KEY = '<key>';
const OTHER = '<platform>';

/** Sets a field: where it is, so that its block stays as it was, or at the end of its block. */
function set(lines: Line[], field: string, value: string): Line[] {
  const path = stepsOf(field);
  if (!has(lines, path)) return insert(lines, path, {text: value}, field);
  const rest = remove(lines, path);
  // The line of a field that is one line is the first that differs.
  const at = lines.findIndex((line, i) => line !== rest[i]);
  const before = lines[at]?.text ?? '';
  return lines.length === rest.length + 1 && before.includes(':')
    ? lines.map((line, i) =>
        i === at ? {...line, text: before.replace(/:.*$/, `: ${value}`)} : line,
      )
    : insert(rest, path, {text: value}, field);
}

/** Sets a name, or takes the one of the example company out. */
function name(lines: Line[], field: string, value: string | undefined): Line[] {
  if (value !== undefined) return set(lines, field, quoted(value));
  const path = stepsOf(field);
  return has(lines, path) ? remove(lines, path) : lines;
}

/** The fields with which a recipe names the other systems, and their values; undefined if they have none. */
function othersOf(module: Module, system: System, edges: readonly Edge[], {instances}: Naming) {
  const own = edges.filter(
    ({by, link}) => by === system && (link.module === undefined || link.module === module.plugin),
  );
  const fields = new Map<string, string | undefined>();
  for (const edge of own) {
    const other = otherOf(edge);
    const {instance, platform} = edge.link;
    if (instance !== undefined && !instance.includes(OWN_KEY)) {
      const field = instance.replace(OTHER, other.platform);
      fields.set(field, instances[other.slug] || fields.get(field));
    }
    // One recipe has one such platform: the first.
    if (platform !== undefined && !fields.has(platform)) fields.set(platform, other.platform);
  }
  // Instances in the starter recipe are those of the example company.
  for (const {instance} of system.links) {
    const [block = ''] = instance?.split(`.${OTHER}`) ?? [];
    const isSet = [...fields].some(([field, value]) => field.startsWith(block) && value);
    if (instance?.includes(OTHER) && !isSet) fields.set(block, undefined);
  }
  return fields;
}

/** Limits profiles to row counts: if a reader wants profiles, they want those of columns. */
const TABLES_ONLY = 'profiling.profile_table_level_only';

/**
 * @param access the least one, whose switches turn on what a reader wants and turn off what they don't
 * @returns the text of the recipe
 */
export function recipeOf(
  module: Module,
  system: System,
  edges: readonly Edge[],
  naming: Naming,
  access: Access | undefined,
): string {
  let lines = linesOf(module.recipe);
  for (const {field, value, isDefault, modules} of access?.switches ?? []) {
    if (!modules.includes(module.plugin)) continue;
    if (!isDefault || has(lines, stepsOf(field))) lines = set(lines, field, value);
  }
  for (const field of [TABLES_ONLY, ...(access?.dropped ?? [])]) {
    lines = name(lines, field, undefined);
  }
  for (const {by, link} of edges) {
    if (by !== system || (link.module !== undefined && link.module !== module.plugin)) continue;
    for (const field of link.sets ?? []) lines = set(lines, field, 'true');
  }
  for (const [field, value] of othersOf(module, system, edges, naming)) {
    lines = name(lines, field, value);
  }
  if (module.instance) {
    lines = name(lines, 'platform_instance', naming.instances[system.slug] || undefined);
  }
  if (module.env) lines = name(lines, 'env', naming.env === DEFAULT_ENV ? undefined : naming.env);
  return lines.map(({text}) => text).join('\n');
}

/** The fields in which a reader enters an instance below a key of their own. */
export function ownKeysOf(
  system: System,
  edges: readonly Edge[],
  {instances, env}: Naming,
): string[] {
  const fields = edges
    .filter((edge) => edge.by === system && edge.link.instance?.includes(OWN_KEY))
    .filter((edge) => instances[otherOf(edge).slug] || env !== DEFAULT_ENV)
    .map(({link}) => link.instance ?? '');
  return [...new Set(fields)];
}
