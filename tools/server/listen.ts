/** Starts a server, with plain error messages. */
import http, {type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Listens on a port; 0 picks any free one.
 *
 * @returns the URL of the server, with `localhost` if it listens on every address
 * @throws Error for the contributor if the port is in use or not allowed
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen(port, host, resolve);
  });
  const {port: actual} = server.address() as AddressInfo;
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${actual}`;
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const cause = {cause: error};
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} is in use. Stop the program that uses it, or choose another: npm run serve -- --port ${port + 1}`,
        cause,
      );
    case 'EACCES':
      return new Error(`Port ${port} requires more privileges; choose a port above 1023.`, cause);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(`This machine does not have the address ${host}; leave --host out.`, cause);
    default:
      return error;
  }
}

/** Returns a free port of this machine, for a program that can't choose one itself. */
export async function freePort(): Promise<number> {
  const server = http.createServer();
  const url = await listen(server, 0, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return Number(new URL(url).port);
}
