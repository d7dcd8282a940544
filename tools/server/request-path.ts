/** What the first line of a request and its host name mean. */
import type {IncomingMessage} from 'node:http';

/** Scheme and host of a request for a proxy; a server that gets one takes its path. */
const ORIGIN = /^https?:\/\/[^/?]*/i;

/** What no host name holds; two of them are joined by a comma. */
const NO_HOST = /[\s,/?#@\\]/;

const BAD_ESCAPE = /%(?![\da-f]{2})/i;

/** The longest path with its query, what fits with a method into the 8 KiB that nginx takes of a first line. */
const MOST_URL_BYTES = 8175;

/** A request that means something: its undecoded path and query, and its path alone. */
export type RequestAddress = {url: string; path: string};

/** Reads the address of a request. @returns the status of the refusal if there is none to read */
export function requestAddress({
  url = '',
  headers,
  httpVersionMajor,
}: IncomingMessage): RequestAddress | 400 | 414 {
  if (url.length > MOST_URL_BYTES) return 414;
  const own = url.replace(ORIGIN, '') || '/';
  const path = own.split('?', 1)[0] ?? '';
  // A line end in the address leaves a first line without a version, which once was a request of its own.
  const isReadable = httpVersionMajor > 0 && path.startsWith('/') && !BAD_ESCAPE.test(path);
  return isReadable && !NO_HOST.test(headers.host ?? '') ? {url: own, path} : 400;
}

/** The name of a file that a path means, or undefined if it is no text. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
