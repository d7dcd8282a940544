/** The key `links` of a source file: to which other systems the source draws lineage. */
import {z} from 'zod';
import {filledText} from '../facts/schema-parts';
import {releaseMarks} from '../releases/schema';

const platform = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'a platform as in URNs, or any for the one that the recipe names');

const field = z.string().regex(/^[a-z_][\w.<>]*$/, 'the path of a field');

/** What one module links, as its code shows. */
const linkSchema = z.strictObject({
  to: z.array(platform).min(1, 'at least one platform'),
  // Where the other system is in the lineage; a sibling is the same asset in another system.
  side: z.enum(['upstream', 'downstream', 'both', 'sibling']),
  level: z.enum(['table', 'column']),
  text: filledText,
  module: filledText.optional(),
  // The field with the platform instance of the other system; <platform> is its platform.
  instance: field.optional(),
  // The field with the platform of the other system.
  platform: field.optional(),
  requires: z.array(field).min(1, 'names of fields').optional(),
  ...releaseMarks,
});

export const linksSchema = z.array(linkSchema).default([]);
export type SourceLink = z.infer<typeof linkSchema>;
