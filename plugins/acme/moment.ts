/** Reads reference/acme/world.yaml: when the pictures are taken, and who is signed in. */
import {z} from 'zod';
import type {Problems} from '../facts/problems';
import {reporter} from '../facts/report';
import {filledText} from '../facts/schema-parts';
import {check, readYaml} from '../facts/yaml-file';
import type {Moment} from '../../src/features/example-platform/model/world';

const schema = z.strictObject({
  now: z.iso.datetime({error: 'a time, such as 2025-04-15T11:30:00Z'}),
  me: filledText,
  recentSearches: z.array(filledText),
  recentlyViewed: z.array(filledText),
});

const NONE: Moment = {now: 0, me: '', recentSearches: [], recentlyViewed: []};

/**
 * @param file relative to the root
 * @param exists true for the URN of an entity
 * @param problems collects problems; the result is empty if the file doesn't fit the schema
 */
export function readMoment(
  root: string,
  file: string,
  exists: (urn: string) => boolean,
  problems: Problems,
): Moment {
  const yaml = readYaml(root, file, problems);
  const data = yaml && check(yaml, schema, problems);
  if (!data) return NONE;
  const report = reporter(yaml, problems);
  const expected = 'the URN of an entity in reference/acme';
  if (!exists(data.me)) report(['me'], {found: data.me, expected});
  data.recentlyViewed.forEach((urn, i) => {
    if (!exists(urn)) report(['recentlyViewed', i], {found: urn, expected});
  });
  return {...data, now: Date.parse(data.now)};
}
