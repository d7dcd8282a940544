/** Parts that the schemas of several kinds of facts share. */
import {z} from 'zod';

/** Text that says something; spaces around it are cut off. */
export const filledText = z.string().trim().min(1, 'some text');

/** A mark that is either there, as `true`, or left out. */
export const mark = z.literal(true).optional();
