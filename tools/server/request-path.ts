/** Interprets the first line of a request and its host name. */
import type {IncomingMessage} from 'node:http';

/** Scheme and host of a request meant for a proxy; a server that gets one uses its path. */
const ORIGIN = /^https?:\/\/[^/?]*/i;

/** Characters that no host name contains; two host names are joined by a comma. */
const NO_HOST = /[\s,/?#@\\]/;

const BAD_ESCAPE = /%(?![\da-f]{2})/i;

/** The longest path with its query: what fits, with a method, into the 8 KiB that nginx accepts for a first line. */
const MOST_URL_BYTES = 8175;

/** A valid request: its undecoded path and query, and its path without the query. */
export type RequestAddress = {url: string; path: string};

/** Parses the URL of a request. @returns an error status if it is invalid */
export function requestAddress({
  url = '',
  headers,
  httpVersionMajor,
}: IncomingMessage): RequestAddress | 400 | 414 {
  if (url.length > MOST_URL_BYTES) return 414;
  const own = url.replace(ORIGIN, '') || '/';
  const path = own.split('?', 1)[0] ?? '';
  // A line break in the URL leaves a first line without a version, which HTTP 0.9 allowed.
  const isReadable = httpVersionMajor > 0 && path.startsWith('/') && !BAD_ESCAPE.test(path);
  return isReadable && !NO_HOST.test(headers.host ?? '') ? {url: own, path} : 400;
}

/** Returns the decoded file name of a path, or undefined if it can't be decoded. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
