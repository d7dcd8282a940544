/** Starts the fixture site on each kind of server that can run here. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort, listen} from '../../src/server/listen';
import {createSiteServer} from '../../src/server/site-server';
import {renderCaddy} from '../render/caddy';
import {renderNginx, renderNginxBrotli} from '../render/nginx';
import {rules} from '../rules';
import {ask} from './request';

/** A server that answers at `origin` until it is stopped. */
export type RunningHost = {origin: string; stop: () => Promise<void>};

/** One kind of server. */
export type Host = {
  name: string;
  /** Why it can't run here; undefined if it can. */
  absent?: string;
  start: (root: string) => Promise<RunningHost>;
};

const installed = (command: string, ...args: string[]) =>
  spawnSync(command, args).error === undefined;

/** Runs a program with a configuration file until it is stopped; waits for its first answer. */
async function run(
  command: string,
  args: (folder: string) => string[],
  files: (port: number, folder: string) => Record<string, string>,
): Promise<RunningHost> {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'datahub-docs-host-'));
  for (const [name, text] of Object.entries(files(port, folder))) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  const child = spawn(command, args(folder), {env: {...process.env, HOME: folder}});
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, {recursive: true, force: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await ask(origin, {path: '/'}).catch(() => undefined)) return {origin, stop};
    await sleep(50);
  }
  await stop();
  throw new Error(`${command} did not start:\n${output}`);
}

/** nginx's own settings around the file that we generate. */
const nginxMain = (folder: string, modules: string) => `
${modules}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include site.conf;
}
`;

const NGINX = installed('nginx', '-v');

/** Debian's place of the module; other systems build it in or keep it elsewhere. */
const BROTLI_MODULE = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find(
  (file) => NGINX && fs.existsSync(file),
);

const startNginx = (root: string, {brotli}: {brotli?: string}) =>
  run(
    'nginx',
    (folder) => ['-c', `${folder}/nginx.conf`, '-p', folder, '-e', 'stderr'],
    (port, folder) => ({
      'nginx.conf': nginxMain(folder, brotli ? `load_module ${brotli};` : ''),
      'site.conf': renderNginx(rules, {listen: `127.0.0.1:${port}`, root}),
      ...(brotli && {'datahub-docs.d/nginx-brotli.conf': renderNginxBrotli()}),
    }),
  );

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
