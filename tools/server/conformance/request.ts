/** Sends one request exactly as written, without normalizing the path or following redirects. */
import http from 'node:http';
import {text} from 'node:stream/consumers';
import {createBrotliDecompress, createGunzip} from 'node:zlib';

/** The response, with the body decoded. */
type Answer = {status: number; headers: http.IncomingHttpHeaders; body: string};

/** A request line and its headers. */
type Question = {method?: string; path: string; headers?: Record<string, string>};

function body(res: http.IncomingMessage, method: string): Promise<string> {
  // A response to HEAD also names an encoding, but there is nothing to decode.
  if (method === 'HEAD') return text(res);
  switch (res.headers['content-encoding']) {
    case 'br':
      return text(res.pipe(createBrotliDecompress()));
    case 'gzip':
      return text(res.pipe(createGunzip()));
    default:
      return text(res);
  }
}

/** Sends a request to the server at `origin`. */
export function ask(origin: string, {method = 'GET', path, headers}: Question): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({hostname, port, method, path, headers, agent: false}, (res) => {
      const answer = {status: res.statusCode ?? 0, headers: res.headers};
      body(res, method).then((decoded) => resolve({...answer, body: decoded}), reject);
    });
    request.on('error', reject).end();
  });
}
