/** Which sources to show side by side: at most four. */
import type {Integration} from '@site/src/features/integrations/model/types';
import {toggled} from '../../../lib/toggled';

/** More columns than this are hard to read. */
export const MAX_SOURCES = 4;

/** The comparison that a URL specifies. */
export type Comparison = {
  chosen: Integration[];
  /** Ids in the URL that no source has. */
  unknown: string[];
  /** Sources after the fourth. */
  extra: Integration[];
};

/** Only ingestion sources state their capabilities. */
export const comparable = ({support}: Integration): boolean => support.length > 0;

/**
 * @returns the sources with these ids, in their order and without duplicates; unknown ids and sources beyond the limit
 * are separate
 */
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

/** @returns the ids with one added or removed; undefined if the comparison is full */
export function toggleSource(ids: readonly string[], id: string): string[] | undefined {
  return ids.includes(id) || ids.length < MAX_SOURCES ? toggled(ids, id) : undefined;
}
