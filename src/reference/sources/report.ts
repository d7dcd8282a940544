/** How the steps of a config list's resolution report what is wrong. */
import type {Problem} from '../problems';

/** Where in the list something stands: the item's index, then the keys below it. */
export type ItemPath = readonly [item: number, ...keys: (string | number)[]];

/** Reports what is wrong with an item; file and line are added by the caller. */
export type Report = (path: ItemPath, problem: Pick<Problem, 'found' | 'expected'>) => void;
