/** What stands side by side: at most four sources. */
import type {Integration} from '@site/src/features/integrations/model/types';
import {toggled} from '../../../lib/toggled';

/** More columns than this can't be read. */
export const MAX_SOURCES = 4;

/** What an address asks to compare, sorted out. */
export type Comparison = {
  chosen: Integration[];
  /** Names in the address that no source has. */
  unknown: string[];
  /** Sources beyond the fourth. */
  extra: Integration[];
};

/** Only a source states what it can do. */
export const comparable = ({support}: Integration): boolean => support.length > 0;

export function comparison(
  integrations: readonly Integration[],
  ids: readonly string[],
): Comparison {
  const byId = new Map(integrations.filter(comparable).map((one) => [one.id, one]));
  const distinct = [...new Set(ids)];
  const known = distinct.flatMap((id) => byId.get(id) ?? []);
  return {
    chosen: known.slice(0, MAX_SOURCES),
    unknown: distinct.filter((id) => !byId.has(id)),
    extra: known.slice(MAX_SOURCES),
  };
}

/** @returns the ids with one added or taken away; undefined if there is no room for it */
export function toggleSource(ids: readonly string[], id: string): string[] | undefined {
  return ids.includes(id) || ids.length < MAX_SOURCES ? toggled(ids, id) : undefined;
}
