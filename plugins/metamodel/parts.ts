/** Parts that the schemas of the metamodel share. */
import {z} from 'zod';
import {since as nextOnly} from '../facts/schema-parts';

/** A name of the model: of an entity, an aspect, a field, a type. */
export const name = z
  .string()
  .regex(/^[A-Za-z_]\w*$/, 'a name of the metamodel: letters, digits and _, no blanks');

/** A sentence shown to readers. */
export const sentence = z
  .string()
  .regex(/^\S[^]*[.!?]$/, 'one or more sentences, ending in a full stop');

/** Marks what arrived after 0.15.0. */
export const since = {
  since: nextOnly,
  sinceNote: z.enum(['present in v1.0', 'arrived after v1.0']).optional(),
};
