/** Parts that the schemas of the metamodel share. */
import {z} from 'zod';

/** A name of the model: of an entity, an aspect, a field, a type. */
export const name = z
  .string()
  .regex(/^[A-Za-z_]\w*$/, 'a name of the metamodel: letters, digits, and _, without spaces');

/** A sentence shown to readers. */
export const sentence = z
  .string()
  .regex(/^\S[^]*[.!?]$/, 'one or more sentences, ending with a period');
