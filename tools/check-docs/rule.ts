/** What a rule is: it looks at one page and says what to fix. */
import type {Problem} from '../../plugins/facts/problems';
import type {DocsPage} from './page';

/** What is wrong on a page; the file is known, `key` is the rule's name. */
export type Finding = Omit<Problem, 'file' | 'key'>;

export type Rule = (page: DocsPage) => Finding[];
