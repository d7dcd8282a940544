/** Reads the figures about the project from reference/project.yaml. */
import {z} from 'zod';
import type {Problems} from '../facts/problems';
import {readChecked} from '../facts/yaml-file';

/** Path of the facts, relative to the project's root. */
export const PROJECT_FILE = 'reference/project.yaml';

const count = z.int().positive('more than none');

const schema = z.strictObject({
  /** The day of the commit. */
  as_of: z.iso.date('a day, such as 2025-05-09'),
  /** The last commit that was counted. */
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'the full hash of a commit'),
  contributors: count,
  releases: count,
});

/**
 * @param root absolute path of the project
 * @param problems collects problems; the result is undefined if the file doesn't fit the schema
 */
export function loadProject(root: string, problems: Problems): z.infer<typeof schema> | undefined {
  return readChecked(root, PROJECT_FILE, schema, problems);
}
