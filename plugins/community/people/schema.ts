/** Schema of reference/community-honors.yaml. */
import {z} from 'zod';
import type {Honors} from '../../../src/features/people/model';
import {filledText} from '../../facts/schema-parts';

/** Strict: there are no keys for photos, addresses, or profiles. */
const personSchema = z.strictObject({
  name: filledText,
  company: filledText.optional(),
  deed: filledText.max(90, 'at most 90 characters').optional(),
});

const groupSchema = z.strictObject({
  name: filledText,
  about: filledText.optional(),
  people: z.array(personSchema).min(1, 'at least one person'),
});

const rosterSchema = z.strictObject({
  program: z.enum(['champions', 'guild'], 'champions or guild'),
  /** The roster's name: a year or a range of years. */
  label: z.string().regex(/^20\d\d$/, 'a year'),
  as_of: filledText,
  groups: z.array(groupSchema).min(1, 'at least one group'),
});

export const honorsSchema: z.ZodType<Honors> = z.strictObject({rosters: z.array(rosterSchema)});
