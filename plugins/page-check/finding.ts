/** A problem of a page. */
import type {Problem} from '../facts/problems';

/** A problem without its file, which the caller knows; `key` is the name of the rule. */
export type Finding = Omit<Problem, 'file'>;
