/** Sends bytes to a server as they are, including what no client library would send, and reads the response. */
import net from 'node:net';
import {buffer} from 'node:stream/consumers';

/** The response; `status` is undefined if it has no head: for HTTP 0.9, or if there is no response. */
export type RawAnswer = {status?: number; headers: ReadonlyMap<string, string>; body: string};

/** Adds names to a list of them, in alphabetical order, each once. */
function withName(list: string | undefined, added: string): string {
  const names = [...(list?.split(', ') ?? []), ...added.split(/, */)];
  return [...new Set(names)].sort().join(', ');
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end < 0 ? 0 : end).split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1];
  if (status === undefined) return {headers: new Map(), body: text};
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [name = '', ...rest] = line.split(':');
    const [key, value] = [name.toLowerCase(), rest.join(':').trim()];
    // A list may come in several headers of the same name.
    headers.set(key, key === 'vary' ? withName(headers.get(key), value) : value);
  }
  return {status: Number(status), headers, body: text.slice(end + 4)};
}

/** Sends a request to the server at `origin`; the request must have the header `Connection: close`. */
export async function askRaw(origin: string, request: string): Promise<RawAnswer> {
  const {hostname, port} = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  // A server may respond before it has read everything, and then close the connection during the write.
  socket.on('error', () => undefined);
  socket.write(Buffer.from(request, 'latin1'));
  return parse((await buffer(socket)).toString('latin1'));
}

/** Returns the text of a request that is well formed except for the given parts. */
export function requestText(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const all = {Host: 'docs.example', ...headers, Connection: 'close'};
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
