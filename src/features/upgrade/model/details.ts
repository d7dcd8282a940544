/** Selects the changes of fields, variables, and types that apply to an upgrade. Pure functions. */
import {type Choice, NOTHING} from './plan';
import type {Detail, Release} from './types';

/** Areas that everyone has; the others depend on what is in use. */
const AREA_OF: Readonly<Record<string, string>> = {
  graphql: 'graphql',
  cli: 'cli',
  python: 'python',
  privileges: 'policies',
};

/** What is new breaks nothing, so it's only listed for the sources of the reader. */
const BREAKS = new Set(['removed', 'changed', 'deprecated', 'moved']);

function concerns({area, kind, source, what}: Detail, {sources, features}: Choice): boolean {
  if (area === 'sources') {
    if (sources.length === 0) return BREAKS.has(kind) && what === 'field';
    return source !== undefined && sources.includes(source);
  }
  if (!BREAKS.has(kind)) return false;
  const feature = AREA_OF[area];
  return feature === undefined || features.length === 0 || features.includes(feature);
}

/** Changes of one area, in one release. */
export type DetailGroup = {area: string; release: string; details: Detail[]};

/**
 * @param releases the newest first
 * @returns what applies, the oldest release first
 */
export function detailsFor(
  details: readonly Detail[],
  releases: readonly Release[],
  choice: Choice,
): DetailGroup[] {
  const names = releases.map(({name}) => name);
  // Releases before the list are not found.
  const from = names.includes(choice.from) ? names.indexOf(choice.from) : names.length;
  const wanted = names.slice(names.indexOf(choice.to), from).reverse();
  const groups = new Map<string, DetailGroup>();
  for (const release of wanted) {
    for (const detail of details) {
      if (detail.release !== release || !concerns(detail, choice)) continue;
      const key = `${release} ${detail.area}`;
      const group = groups.get(key) ?? {area: detail.area, release, details: []};
      group.details.push(detail);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

/** @returns whether a choice names sources, so that everything about them is listed */
export const namesSources = ({sources}: Choice): boolean =>
  sources.some((source) => source !== NOTHING);
