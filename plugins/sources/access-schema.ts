/** The privileges that a source needs, and how to grant and check them. */
import {z} from 'zod';
import {filledText} from '../facts/schema-parts';
import {releaseMarks} from '../releases/schema';
import {EVERYTHING} from '../../src/features/grants/model/types';
import {CAPABILITIES} from '../../src/features/integrations/model/vocabulary';

/** URL of a vendor's page. */
export const vendorUrl = z.url({protocol: /^https$/, error: 'an https URL'});

/** Languages of the scripts that grant access. */
const LANGUAGES = [
  ...['bash', 'cypher', 'hcl', 'http', 'ini', 'javascript', 'json', 'lookml', 'powershell'],
  ...['properties', 'python', 'sql', 'text', 'xml', 'yaml'],
] as const;

/** What a privilege may be for. */
const PURPOSE = `${EVERYTHING}, the name of a capability, or the path of a field`;

const purposes = z
  .array(
    z.union([z.enum([EVERYTHING, ...CAPABILITIES]), z.string().regex(/^[a-z_][\w.<>]*$/, PURPOSE)]),
    {
      error: PURPOSE,
    },
  )
  .min(1, 'what the privilege is for');

const grantSchema = z.strictObject({
  privilege: filledText,
  module: filledText.optional(),
  for: purposes,
  unless: purposes.optional(),
  missing: filledText.optional(),
  url: vendorUrl.optional(),
  ...releaseMarks,
});

// Ties a part of a script to purposes of the grants, so that /tools/grants can leave it out; see model/cut.ts of that
// feature. Pages of sources show the whole script.
const partSchema = z.strictObject({
  text: filledText,
  for: purposes,
  unless: purposes.optional(),
  otherwise: filledText.optional(),
});

const scriptSchema = z.strictObject({
  title: filledText.optional(),
  lead: filledText,
  language: z.enum(LANGUAGES),
  code: filledText,
  module: filledText.optional(),
  for: purposes.optional(),
  unless: purposes.optional(),
  only: z.array(partSchema).min(1, 'at least one part').optional(),
  ...releaseMarks,
});

const verifySchema = z.strictObject({
  lead: filledText,
  language: z.enum(LANGUAGES),
  code: filledText,
  expect: filledText,
});

/** The key `access` of a source file. */
export const accessSchema = z.strictObject({
  about: filledText.optional(),
  grants: z.array(grantSchema).min(1, 'at least one grant'),
  scripts: z.array(scriptSchema).default([]),
  verify: verifySchema.optional(),
});

/** Privileges that a source needs, scripts that grant them, and a command that checks them. */
export type Access = z.infer<typeof accessSchema>;
export type Grant = z.infer<typeof grantSchema>;
