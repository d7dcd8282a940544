/** Reads the arguments of `npm run serve`. */
import {parseArgs} from 'node:util';

/** What `npm run serve` was asked for. */
type ServeOptions = {port: number; host: string; dir: string};

/**
 * Reads the arguments after `npm run serve --`.
 *
 * @throws Error for the contributor if an argument is unknown or the port is no port
 */
export function serveOptions(args: readonly string[]): ServeOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      port: {type: 'string', short: 'p', default: '3000'},
      host: {type: 'string', default: 'localhost'},
      dir: {type: 'string', default: 'build'},
    },
  });
  const {port: given = '', host = '', dir = ''} = values;
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) {
    throw new Error(`--port wants a number from 0 to 65535, not "${given}".`);
  }
  return {port, host, dir};
}
