/** What reference/community-honors.yaml may hold. */
import {z} from 'zod';
import type {Honors} from '../../../src/features/people/model';
import {filledText} from '../../facts/schema-parts';

/** Strict: a photograph, an address or a profile has no key here. */
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
  /** Year or years, the roster's name. */
  label: z.string().regex(/^20\d\d$/, 'a year'),
  as_of: filledText,
  groups: z.array(groupSchema).min(1, 'at least one group'),
});

export const honorsSchema: z.ZodType<Honors> = z.strictObject({rosters: z.array(rosterSchema)});
