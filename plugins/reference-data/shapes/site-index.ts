/** The shape of index.json: which files there are. */
import {z} from 'zod';
import {generatedFrom} from './common';

const file = z.object({
  name: z.string().describe('Name of the file without its extension.'),
  about: z.string(),
  url: z.url(),
  type: z.string().describe('Media type.'),
  schema: z.url().optional().describe('JSON Schema of the file.'),
  records: z.int().optional().describe('Number of items.'),
});

const version = z.object({
  name: z.string().describe('A release, or next for what is not released yet.'),
  label: z.string().describe('Name in the version menu.'),
  docs: z.url().describe('Where the documentation for the version is.'),
  generatedFrom,
  recipeSchema: z.url().describe('JSON Schema of recipes for this version.'),
  files: z.array(file),
});

/** The index. */
export const siteIndex = z.object({
  $schema: z.url().describe('JSON Schema of this file.'),
  recipeSchema: z.url().describe('JSON Schema of recipes for the first of the versions.'),
  versions: z.array(version).describe('The latest first.'),
});

export type SiteIndex = z.infer<typeof siteIndex>;
export type IndexedVersion = z.infer<typeof version>;
