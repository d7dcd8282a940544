/** Reads files of the built site: the only thing that the server knows about the world. */

/** Where the files come from. */
export interface SiteFiles {
  /** Folder or address, for messages. */
  readonly place: string;

  /**
   * @param path of a file in the build, with `/` and without a leading one
   * @returns its text; undefined if there is no such file
   * @throws SiteUnavailable if the site can't be read
   */
  read(path: string): Promise<string | undefined>;
}

/** The files can't be read at the moment. */
export class SiteUnavailable extends Error {
  override name = 'SiteUnavailable';
}

const SEGMENT = /^(?!\.)[\w.~<>,@+-]+$/;

/**
 * Whether a path stays inside the site, whatever it is appended to: no empty segments, no dots in front, no escapes. A
 * file whose name begins with a dot isn't part of the site.
 */
export function isInside(path: string): boolean {
  return path.length <= 500 && path.split('/').every((segment) => SEGMENT.test(segment));
}
