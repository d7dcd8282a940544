/** Parts that the schemas of several kinds of facts share. */
import {z} from 'zod';

/** Nonempty text; surrounding spaces are trimmed. */
export const filledText = z.string().trim().min(1, 'some text');

/** A flag that is either `true` or left out. */
export const mark = z.literal(true).optional();
