/** Finds an ingestion source by any of its names. */
import type {SourceRecord} from '../../../plugins/reference-data/shapes/sources';
import {unknownName} from '../mistake';
import {comparable} from '../text';

/** Every name of a source, the most specific first. */
const namesOf = ({id, name, platform, modules}: SourceRecord): string[] => [
  ...[id, name, platform],
  ...modules.map((module) => module.id),
];

/**
 * @param given its name, platform, plugin, or the last part of its page's address
 * @throws Mistake that suggests the most similar name
 */
export function findSource(sources: readonly SourceRecord[], given: string): SourceRecord {
  const wanted = comparable(given);
  for (const names of [({id}: SourceRecord) => [id], namesOf]) {
    const found = sources.find((source) =>
      names(source).some((name) => comparable(name) === wanted),
    );
    if (found) return found;
  }
  throw unknownName('ingestion source', given, [...new Set(sources.flatMap(namesOf))]);
}
