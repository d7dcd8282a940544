/** Reads the terms that mean the same, for the hosted service. */
import fs from 'node:fs';
import path from 'node:path';
import type {SynonymHit} from 'algoliasearch';
import {parse} from 'yaml';
import {z} from 'zod';
import {ContributorError} from '../contributor-error';

/** The file that the embedded search reads too. */
export const SYNONYMS_FILE = 'src/features/search/engine/synonyms.yaml';

const schema = z.array(z.array(z.string().trim().min(1)).min(2).max(100));

/**
 * @param root absolute path of the project
 * @throws ContributorError if the file is missing or holds something else
 */
export function readSynonyms(root: string): SynonymHit[] {
  let data: unknown;
  try {
    data = parse(fs.readFileSync(path.join(root, SYNONYMS_FILE), 'utf8'));
  } catch (error) {
    throw new ContributorError(`${SYNONYMS_FILE} can't be read: ${(error as Error).message}`);
  }
  const result = schema.safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ContributorError(
      `${SYNONYMS_FILE}, entry ${issue?.path.join('.')}: ${issue?.message}.\n` +
        'Expected a list of lists, each of 2 to 100 terms that mean the same.',
    );
  }
  return result.data.map((terms) => ({
    // Must not change as long as the terms don't.
    objectID: terms
      .join('-')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
    type: 'synonym',
    synonyms: terms,
  }));
}
