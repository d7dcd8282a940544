/** Reads the arguments of `npm run serve`. */
import {parseArgs} from 'node:util';

/** The options of `npm run serve`. */
type ServeOptions = {port: number; host: string; dir: string};

const DEFAULT_PORT = '3000';

function portOf(name: string, given: string): number {
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) {
    throw new Error(`${name} must be a number from 0 to 65535, not "${given}".`);
  }
  return port;
}

/**
 * Reads the arguments after `npm run serve --`; the port may also come from the variable `PORT`, which an argument
 * overrides.
 *
 * @throws Error for the contributor if an argument is unknown or the port is invalid
 */
export function serveOptions(args: readonly string[], env = process.env): ServeOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      port: {type: 'string', short: 'p'},
      host: {type: 'string', default: 'localhost'},
      dir: {type: 'string', default: 'build'},
    },
  });
  const {port, host, dir} = values;
  // Shells unset a variable by setting it to an empty value.
  const number =
    port === undefined ? portOf('PORT', env['PORT'] || DEFAULT_PORT) : portOf('--port', port);
  return {port: number, host, dir};
}
