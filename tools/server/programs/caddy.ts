/** Starts this machine's Caddy with our configuration. */
import {type RunningHost, installed, run} from './program';

/** True if Caddy is installed. */
export const hasCaddy = () => installed('caddy', 'version');

/**
 * Starts Caddy.
 *
 * @param site returns the Caddyfile for the address to listen on: a port without a name, which responds for every host
 */
export const startCaddy = (site: (address: string) => string): Promise<RunningHost> =>
  run({
    command: 'caddy',
    args: (folder) => ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'],
    files: (port) => ({
      Caddyfile: `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${site(`http://:${port}`)}`,
    }),
  });
