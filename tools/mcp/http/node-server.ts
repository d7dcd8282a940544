/** Runs the handler in a small Node.js process, behind nginx or Caddy or on its own. */
import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import type {Handler} from './handler';

/** Path of the server, the same on every host. */
export const MCP_PATH = '/mcp';

/** Milliseconds for a request to arrive. */
const ARRIVES = 10_000;

function requestOf(message: IncomingMessage): Request {
  const {method = 'GET', headers} = message;
  const list = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://localhost${MCP_PATH}`, {
    ...{method, headers: list},
    ...(hasBody && {body: Readable.toWeb(message) as ReadableStream, duplex: 'half'}),
  } as RequestInit);
}

async function send(response: Response, to: ServerResponse): Promise<void> {
  to.writeHead(response.status, Object.fromEntries(response.headers));
  to.end(Buffer.from(await response.arrayBuffer()));
}

/** @returns the address of the client; a header counts only if the proxy that sets it is configured */
function addressOf({headers, socket}: IncomingMessage, header: string | undefined): string {
  const given = header === undefined ? undefined : headers[header.toLowerCase()];
  // The last entry is the one that the proxy added itself.
  const last = [given ?? ''].flat().join(',').split(',').at(-1)?.trim();
  return last || (socket.remoteAddress ?? '');
}

/** @param addressHeader header with the address of the client, if a proxy sets it */
export function createNodeServer(handler: Handler, addressHeader?: string): http.Server {
  const server = http.createServer(
    {requestTimeout: ARRIVES, headersTimeout: ARRIVES, maxHeaderSize: 16_384},
    (message, to) => {
      const path = (message.url ?? '').split('?', 1)[0];
      if (path !== MCP_PATH) {
        to.writeHead(404, {'Content-Type': 'text/plain'}).end(`There is only ${MCP_PATH} here.\n`);
        return;
      }
      handler(requestOf(message), addressOf(message, addressHeader))
        .then((response) => send(response, to))
        .catch((error: unknown) => {
          console.error('MCP response:', error);
          to.destroy();
        });
    },
  );
  server.maxConnections = 500;
  return server;
}
