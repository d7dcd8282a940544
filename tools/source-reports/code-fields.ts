/** Reads the fields of all sources from a checkout of the platform's code. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {ContributorError} from '../../plugins/common/contributor-error';

const READER = path.join(import.meta.dirname, 'config_fields.py');
/** Bytes that the reader may print. */
const LONGEST = 64 * 1024 * 1024;

const schema = z.record(
  z.string(),
  z.object({
    class: z.string().nullable(),
    fields: z.record(
      z.string(),
      z.object({
        type: z.string(),
        file: z.string(),
        required: z.boolean(),
        hidden: z.boolean(),
        alias: z.string().optional(),
        default: z.unknown().optional(),
      }),
    ),
  }),
);

/** Fields by path, by plugin. */
export type CodeFields = z.infer<typeof schema>;
export type CodeField = CodeFields[string]['fields'][string];

/**
 * @param checkout folder of the platform's public source, which contains `metadata-ingestion/`
 * @throws ContributorError if it isn't such a folder, or Python can't read it
 */
export function readCodeFields(checkout: string): CodeFields {
  if (!fs.existsSync(path.join(checkout, 'metadata-ingestion', 'setup.py'))) {
    throw new ContributorError(
      `Found no metadata-ingestion/setup.py in "${checkout}", expected a checkout of github.com/datahub-project/datahub.`,
    );
  }
  const {error, status, stdout, stderr} = spawnSync('python3', [READER, checkout], {
    encoding: 'utf8',
    maxBuffer: LONGEST,
  });
  if (error) throw new ContributorError(`python3 couldn't be run: ${error.message}`);
  if (status !== 0) throw new ContributorError(`${path.basename(READER)} failed:\n${stderr}`);
  return schema.parse(JSON.parse(stdout));
}
