/** Starts a server and says in plain words why it can't. */
import http, {type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Listens on a port; 0 takes any free one.
 *
 * @returns the URL of the server, with `localhost` where it listens on every address
 * @throws Error for the contributor if the port is taken or not allowed
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
        `Port ${port} is taken. Stop the program that uses it, or choose another: npm run serve -- --port ${port + 1}`,
        cause,
      );
    case 'EACCES':
      return new Error(`Port ${port} needs more rights; choose one above 1023.`, cause);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(`This machine has no address ${host}; leave --host out.`, cause);
    default:
      return error;
  }
}

/** A port of this machine that nobody uses now, for a program that can't choose one itself. */
export async function freePort(): Promise<number> {
  const server = http.createServer();
  const url = await listen(server, 0, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return Number(new URL(url).port);
}
