/** Starts the fixture site on each kind of server that can run here. */
import {listen} from '../listen';
import {createSiteServer} from '../site-server';
import {renderCaddy} from '../../hosting/render/caddy';
import {renderNginx, renderNginxBrotli} from '../../hosting/render/nginx';
import {rules} from '../../hosting/rules';
import {hasCaddy, startCaddy} from '../programs/caddy';
import {brotliModule, hasNginx, startNginx} from '../programs/nginx';
import type {RunningHost} from '../programs/program';

/** Names of the servers. */
export type HostName = 'npm run serve' | 'nginx' | 'nginx with Brotli' | 'Caddy';

/** One kind of server. */
export type Host = {
  name: HostName;
  /** Why it can't run here; undefined if it can. */
  absent?: string;
  start: (root: string) => Promise<RunningHost>;
};

const nginxSite = (root: string) => (address: string) =>
  renderNginx(rules, {listen: address, root});

/** Our own server, nginx, and Caddy. */
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
    absent: hasNginx() ? undefined : 'nginx is not installed (apt-get install nginx)',
    start: (root) => startNginx(nginxSite(root)),
  },
  {
    name: 'nginx with Brotli',
    absent: brotliModule()
      ? undefined
      : 'nginx or its module brotli_static is not installed (apt-get install libnginx-mod-http-brotli-static)',
    start: (root) =>
      startNginx(
        nginxSite(root),
        {'nginx-brotli.conf': renderNginxBrotli()},
        {module: brotliModule()},
      ),
  },
  {
    name: 'Caddy',
    absent: hasCaddy() ? undefined : 'Caddy is not installed (apt-get install caddy)',
    start: (root) => startCaddy((address) => renderCaddy(rules, {address, root})),
  },
];
