/** Responds to what Node's parser doesn't pass on as a request. */
import http from 'node:http';
import type {Duplex} from 'node:stream';

/** The first word of a request, if it can be a method. */
const METHOD = /^[A-Z_-]+ /;

function answer(socket: Duplex, status: number, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries({...headers, 'Content-Length': '0', Connection: 'close'});
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${head}\r\n`);
}

/** Response header for methods that aren't allowed. */
export const ALLOW = 'GET, HEAD';

type ParseError = NodeJS.ErrnoException & {rawPacket?: Buffer};

function statusOf({code, rawPacket}: ParseError): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  const isMethod =
    code === 'HPE_INVALID_METHOD' && METHOD.test(rawPacket?.toString('latin1') ?? '');
  return isMethod ? 405 : 400;
}

/**
 * Makes a server respond with 405 to methods that Node doesn't support, as it does to other methods, and with 400 to
 * what isn't HTTP.
 *
 * @param headers of all these responses
 */
export function answerUnreadable(
  server: http.Server,
  headers: Readonly<Record<string, string>>,
): void {
  server.on('clientError', (error: ParseError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else answer(socket, statusOf(error), {...headers, Allow: ALLOW});
  });
  server.on('connect', (_request, socket) => answer(socket, 405, {...headers, Allow: ALLOW}));
}
