/** Caches what was extracted from a page: an edit in `npm start` changes one page of a thousand. */
import type {Root} from 'mdast';
import {withoutMark} from './edits';
import {isMdx, parseMarkdown} from './parse';
import {ReadCache} from '../common/read-cache';

/** Returns the data of a page's text. */
type PageReader<T> = {
  (text: string, file: string): T;
  /** Extracts the data of a text that another parser has already parsed. */
  remember: (tree: Root, text: string, file: string) => void;
};

/**
 * @param kind name of the extracted data, for the cache
 * @param read extracts data from a tree, as JSON; it must depend only on the tree
 * @returns a function that returns the same data for a page's text, and parses each text once. It throws what `read`
 *   throws, and ContributorError if the page is not valid MDX
 */
export function perPage<T>(
  kind: string,
  read: (tree: Root, body: string, file: string) => T,
): PageReader<T> {
  const cache = new ReadCache<T>(kind);
  const get = (text: string, file: string, parse: (body: string) => Root) => {
    const body = withoutMark(text);
    const key = `${isMdx(file) ? 'mdx' : 'md'}\n${body}`;
    return cache.get(key, () => read(parse(body), body, file));
  };
  return Object.assign(
    (text: string, file: string) => get(text, file, (body) => parseMarkdown(body, file)),
    {remember: (tree: Root, text: string, file: string) => void get(text, file, () => tree)},
  );
}
