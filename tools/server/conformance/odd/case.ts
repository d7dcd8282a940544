/** The type of an odd request with its response. */
import type {HostName} from '../hosts';

/** What the server sent for /img/letters.bin before. */
export type Known = {etag: string; modified: string};

/** A request and its response. */
export type OddCase = {
  name: string;
  /** The request as it is sent. */
  request: string | ((known: Known) => string);
  status: number;
  location?: string;
  /** The whole body, or a part of a page. */
  body?: {is: string} | {holds: string};
  headers?: Readonly<Record<string, string>>;
  /** Other responses, each with the reason why it can't be changed; no status means no head at all. */
  unlike?: Partial<Record<HostName, {status?: number; why: string}>>;
};

/** What a case may specify besides its request and status. */
export type More = Omit<OddCase, 'name' | 'request' | 'status'>;

/** A part of the page at /docs/features, and of 404.html. */
export const FEATURES = {holds: 'Features of Next'};
export const NOT_FOUND = {holds: 'Page not found'};
/** Another response from nginx, with and without Brotli. */
export const unlikeNginx = (nginx: {status?: number; why: string}): More => ({
  unlike: {nginx, 'nginx with Brotli': nginx},
});
