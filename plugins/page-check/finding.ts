/** What is wrong with a page; the file is known. */
import type {Problem} from '../facts/problems';

/** A problem of a page that is known already; `key` is the name of the rule. */
export type Finding = Omit<Problem, 'file'>;
