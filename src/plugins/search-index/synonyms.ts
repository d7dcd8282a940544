/** Reads the list of synonyms. */
import {z} from 'zod';
import {Problems} from '../../reference/problems';
import {readChecked} from '../../reference/yaml-file';

/** Below the root of the site. */
export const SYNONYMS = 'reference/search-synonyms.yaml';

const schema = z.array(
  z.array(z.string().min(1)).min(2, 'two or more terms that mean the same, as [sso, oidc]'),
);

/** @throws ReferenceDataError for a file that does not fit, with the line, what was found, and what was expected */
export function readSynonyms(siteDir: string): string[][] {
  const problems = new Problems();
  const groups = readChecked(siteDir, SYNONYMS, schema, problems);
  problems.throwIfAny();
  return groups ?? [];
}
