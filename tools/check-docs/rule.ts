/** The type of a rule: it checks one page and returns what to fix. */
import type {Problem} from '../../plugins/facts/problems';
import type {DocsPage} from './page';

/** A problem on a page. The caller adds the file, and the rule's name as `key`. */
export type Finding = Omit<Problem, 'file' | 'key'>;

export type Rule = (page: DocsPage) => Finding[];
