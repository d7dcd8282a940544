/** Reads the list of synonyms. */
import {z} from 'zod';
import type {SynonymGroups} from '../../src/features/search/engine/format';
import {Problems} from '../facts/problems';
import {readChecked} from '../facts/yaml-file';

/** Below the root of the site. */
export const SYNONYMS = 'reference/search-synonyms.yaml';

const groups = z.array(
  z.array(z.string().min(1)).min(2, 'two or more terms in a group, such as [sso, oidc]'),
);
const schema = z.strictObject({same: groups, near: groups});

/** @throws ReferenceDataError for an invalid file, with the line, what was found, and what was expected */
export function readSynonyms(siteDir: string): SynonymGroups {
  const problems = new Problems();
  const found = readChecked(siteDir, SYNONYMS, schema, problems);
  problems.throwIfAny();
  return found ?? {same: [], near: []};
}
