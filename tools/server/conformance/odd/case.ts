/** The form of an odd request with its answer. */
import type {HostName} from '../hosts';

/** What the server said of /img/letters.bin before. */
export type Known = {etag: string; modified: string};

/** A request and its answer. */
export type OddCase = {
  name: string;
  /** The request as it is sent. */
  request: string | ((known: Known) => string);
  status: number;
  location?: string;
  /** The whole body, or a part of a page. */
  body?: {is: string} | {holds: string};
  headers?: Readonly<Record<string, string>>;
  /** Other answers, each with the reason why it can't be had otherwise; no status means no head at all. */
  unlike?: Partial<Record<HostName, {status?: number; why: string}>>;
};

/** What a case may say besides its request and status. */
export type More = Omit<OddCase, 'name' | 'request' | 'status'>;

/** A part of the page at /docs/features, and of 404.html. */
export const FEATURES = {holds: 'Features of Next'};
export const NOT_FOUND = {holds: 'Page not found'};
/** Another answer of nginx, with and without Brotli. */
export const unlikeNginx = (nginx: {status?: number; why: string}): More => ({
  unlike: {nginx, 'nginx with Brotli': nginx},
});
