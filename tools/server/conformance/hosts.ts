/** Starts the fixture site on each kind of server that can run here. */
import {listen} from '../listen';
import {createSiteServer} from '../site-server';
import {renderCaddy} from '../../hosting/render/caddy';
import {rules} from '../../hosting/rules';
import {BROTLI_MODULE, NGINX, startNginx} from './nginx';
import {installed, run, type RunningHost} from './program';

/** One kind of server. */
type Host = {
  name: string;
  /** Why it can't run here; undefined if it can. */
  absent?: string;
  start: (root: string) => Promise<RunningHost>;
};

/** Our own server, nginx and Caddy. */
export const HOSTS: readonly Host[] = [
  {
    name: 'npm run serve',
    start: async (root) => {
      const server = createSiteServer({root, rules});
      const origin = await listen(server, 0, '127.0.0.1');
      return {origin, stop: () => new Promise((resolve) => server.close(() => resolve()))};
    },
  },
  {
    name: 'nginx',
    absent: NGINX ? undefined : 'nginx is not installed (apt-get install nginx)',
    start: (root) => startNginx(root, {}),
  },
  {
    name: 'nginx with Brotli',
    absent: BROTLI_MODULE ? undefined : 'nginx or its module brotli_static is not installed',
    start: (root) => startNginx(root, {brotli: BROTLI_MODULE}),
  },
  {
    name: 'Caddy',
    absent: installed('caddy', 'version')
      ? undefined
      : 'Caddy is not installed (apt-get install caddy)',
    start: (root) =>
      run(
        'caddy',
        (folder) => ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'],
        (port) => ({
          Caddyfile: `{\n\tadmin off\n}\n${renderCaddy(rules, {address: `http://127.0.0.1:${port}`, root})}`,
        }),
      ),
  },
];
