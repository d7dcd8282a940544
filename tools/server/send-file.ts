/** Sends a file, a part of it, or the status that the client's copy is still valid. */
import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream';
import fresh from 'fresh';
import {byteRange, type ByteRange} from './range';
import type {SiteFile} from './site-files';

/** Response headers by name. */
export type Headers = Record<string, string | number>;

/** Dates in headers are in whole seconds. */
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Returns true if a precondition of the client fails: `If-Match`, `If-Unmodified-Since`. */
function isOtherState({headers}: IncomingMessage, {etag, modified}: SiteFile): boolean {
  const match = headers['if-match'];
  if (match !== undefined) {
    const wanted = match.split(',').map((one) => one.trim());
    return !wanted.includes('*') && !wanted.includes(etag);
  }
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  return !Number.isNaN(since) && seconds(modified) > since / 1000;
}

/** Returns the requested part, unless the client has an older file, to which a part of this one can't be added. */
function wantedRange(
  {headers}: IncomingMessage,
  {etag, modified, size}: SiteFile,
): ReturnType<typeof byteRange> {
  const condition = headers['if-range'];
  const isSame =
    condition === undefined || condition === etag || condition === modified.toUTCString();
  return headers.range !== undefined && isSame ? byteRange(headers.range, size) : undefined;
}

function sendBytes(
  {method}: IncomingMessage,
  res: ServerResponse,
  {file, body}: SiteFile,
  {start, end}: ByteRange,
): void {
  if (method === 'HEAD') res.end();
  else if (body) res.end(body.subarray(start, end + 1));
  // If the client disconnects, reading stops, too; if the file can't be read, so does sending.
  else pipeline(fs.createReadStream(file, {start, end}), res, () => undefined);
}

/** Joins the names of request headers on which a response depends. */
const dependingOn = (...names: readonly string[]): Headers =>
  names.length === 0 ? {} : {Vary: names.join(', ')};

const contentHeaders = ({type, encoding, varies}: SiteFile, vary: readonly string[]): Headers => ({
  'Content-Type': type,
  ...(encoding && {'Content-Encoding': encoding}),
  ...dependingOn(...(varies ? ['Accept-Encoding'] : []), ...vary),
});

/**
 * Returns the headers of a file that is sent regardless of the request.
 *
 * @param vary request headers that determine which file is sent
 */
export const wholeHeaders = (
  file: SiteFile,
  headers: Headers,
  vary: readonly string[] = [],
): Headers => ({
  ...headers,
  ...contentHeaders(file, vary),
  'Content-Length': file.size,
});

/**
 * Sends a file regardless of ranges and conditions in the request: for error pages.
 *
 * @param headers those of `wholeHeaders`
 */
export function sendWhole(
  req: IncomingMessage,
  res: ServerResponse,
  file: SiteFile,
  status: number,
  headers: Headers,
): void {
  res.writeHead(status, headers);
  sendBytes(req, res, file, {start: 0, end: file.size - 1});
}

/** Returns all headers of a file that is sent as a whole. @param vary as for `wholeHeaders` */
export const fileHeaders = (
  file: SiteFile,
  headers: Headers,
  vary: readonly string[] = [],
): Headers => ({
  ...wholeHeaders(file, headers, vary),
  ETag: file.etag,
  'Last-Modified': file.modified.toUTCString(),
  'Accept-Ranges': 'bytes',
});

/** Sends the part of a file that was requested. @param headers those of the whole file */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: SiteFile,
  headers: Headers,
): void {
  const {etag, size} = file;
  const range = wantedRange(req, file);
  // Cache-Control is ignored: a reload of an unchanged file gets 304, as with nginx and Caddy.
  const conditions = {
    'if-none-match': req.headers['if-none-match'],
    'if-modified-since': req.headers['if-modified-since'],
  };
  if (isOtherState(req, file)) {
    res.writeHead(412, {...headers, 'Content-Length': 0}).end();
  } else if (fresh(conditions, {etag, 'last-modified': String(headers['Last-Modified'])})) {
    res.writeHead(304, headers).end();
  } else if (range === 'unsatisfiable') {
    const none = {'Content-Range': `bytes */${size}`, 'Content-Length': 0};
    res.writeHead(416, {...headers, ...none}).end();
  } else if (range) {
    const {start, end} = range;
    const part = {
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': end - start + 1,
    };
    res.writeHead(206, {...headers, ...part});
    sendBytes(req, res, file, range);
  } else {
    res.writeHead(200, headers);
    sendBytes(req, res, file, {start: 0, end: size - 1});
  }
}
