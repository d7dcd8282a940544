/** Remembers what was read out of a page: an edit in `npm start` changes one page of a thousand. */
import type {Root} from 'mdast';
import {withoutMark} from './edits';
import {isMdx, parseMarkdown} from './parse';
import {ReadCache} from './read-cache';

const caches: ReadCache<unknown>[] = [];

/**
 * @param kind names what is read, for the cache
 * @param read takes out of a tree what is needed, as JSON; it must depend on nothing else
 * @returns a function that gives the same for a page's text, and reads each text once. It throws what `read` throws, and
 *   ContributorError if the page is no MDX
 */
export function perPage<T>(kind: string, read: (tree: Root, body: string, file: string) => T) {
  const cache = new ReadCache<T>(kind);
  caches.push(cache);
  return (text: string, file: string): T => {
    const body = withoutMark(text);
    const key = `${isMdx(file) ? 'mdx' : 'md'}\n${body}`;
    return cache.get(key, () => read(parseMarkdown(body, file), body, file));
  };
}

/** Keeps what was read for the next process. */
export function saveRead(): void {
  for (const cache of caches) cache.save();
}
