/** Filters operations by words. */
import type {Operation} from './types';

/** `batchAddTags` → `batchaddtags batch add tags` */
const textOf = ({id, title, description}: Operation) =>
  `${id} ${title} ${description} ${title.replace(/([a-z])([A-Z])/g, '$1 $2')}`.toLowerCase();

/**
 * @param words separated by spaces, in any order and case
 * @returns the operations whose name or description contains every word; first those whose name does
 */
export function matching(operations: readonly Operation[], words: string): Operation[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = operations.filter((one) => terms.every((term) => textOf(one).includes(term)));
  const isNamed = ({id, title}: Operation) =>
    terms.every((term) => `${id} ${title}`.toLowerCase().includes(term));
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}
