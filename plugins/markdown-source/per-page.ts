/** Remembers what was read out of a page: an edit in `npm start` changes one page of a thousand. */
import type {Root} from 'mdast';
import {isMdx, parseMarkdown} from './parse';

const BYTE_ORDER_MARK = '\uFEFF';

/** More than the pages of a site with several versions; each entry is small, as it holds no tree. */
const KEPT = 10_000;

/**
 * @param read takes out of a tree what is needed, without keeping nodes; it must depend on nothing else
 * @returns a function that gives the same for a page's text, and reads each text once. It throws ContributorError if the
 *   page is no MDX
 */
export function perPage<T>(read: (tree: Root, body: string, file: string) => T) {
  const known = new Map<string, T>();
  return (text: string, file: string): T => {
    const body = withoutMark(text);
    const key = `${isMdx(file) ? 'mdx' : 'md'}\n${body}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = read(parseMarkdown(body, file), body, file);
    known.set(key, made);
    if (known.size > KEPT) known.delete(known.keys().next().value ?? '');
    return made;
  };
}

/** The text that offsets count in. */
export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
}
