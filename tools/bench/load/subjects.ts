/** The servers under load: each with the site, and nginx and Caddy also with bare files. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {renderCaddy} from '../../hosting/render/caddy';
import {renderNginx, renderNginxBrotli} from '../../hosting/render/nginx';
import {rules} from '../../hosting/rules';
import {startCaddy} from '../../server/programs/caddy';
import {brotliModule, startNginx} from '../../server/programs/nginx';
import {run, type RunningHost} from '../../server/programs/program';
import {script} from '../../test/tool';

/** What is requested: a docs page, a script, and a path without a page. */
export const KINDS = ['page', 'asset', '404'] as const;
export type Kind = (typeof KINDS)[number];

/** Starts a server. */
export type Start = () => Promise<RunningHost>;

/** Where each kind is. */
export type Addresses = Readonly<Record<Kind, string>>;

/** URL paths in a folder of bare files. */
export const BARE: Addresses = {page: '/page.html', asset: '/asset.js', '404': '/nowhere'};

/** Copies the requested files of a site to a separate folder, with their compressed forms. */
export function bareFolder(build: string, {page, asset}: Addresses): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-bare-'));
  fs.chmodSync(folder, 0o755);
  const copies = {'page.html': `${page}.html`, 'asset.js': asset, '404.html': '/404.html'};
  for (const [name, source] of Object.entries(copies)) {
    for (const form of ['', '.br', '.gz']) {
      fs.copyFileSync(path.join(build, source) + form, path.join(folder, name) + form);
    }
  }
  return folder;
}

/** As many processes as a distribution's own settings start. */
const nginxOptions = () => ({module: brotliModule(), workers: os.availableParallelism()});

const brotli = (): Record<string, string> =>
  brotliModule() ? {'nginx-brotli.conf': renderNginxBrotli()} : {};

/** nginx with the site. */
export const nginx =
  (build: string): Start =>
  () =>
    startNginx((listen) => renderNginx(rules, {listen, root: build}), brotli(), nginxOptions());

/** nginx with only a folder, its compressed files, and an error page. */
export const bareNginx =
  (folder: string): Start =>
  () =>
    startNginx(
      (listen) => `server {
      listen ${listen};
      root ${folder};
      gzip_static on;
      include datahub-docs.d/*.conf;
      error_page 404 /404.html;
    }`,
      brotli(),
      nginxOptions(),
    );

/** Caddy with the site. */
export const caddy =
  (build: string): Start =>
  () =>
    startCaddy((address) => renderCaddy(rules, {address, root: build}));

/** Caddy with only a folder, its compressed files, and an error page. */
export const bareCaddy =
  (folder: string): Start =>
  () =>
    startCaddy(
      (address) => `${address} {
      root * ${folder}
      file_server {
        precompressed br gzip
      }
      handle_errors {
        rewrite * /404.html
        file_server {
          precompressed br gzip
        }
      }
    }`,
    );

/** `npm run serve` with the site, in a separate process. */
export const ours =
  (build: string): Start =>
  () =>
    run({
      command: process.execPath,
      args: (_, port) => [
        ...script('tools/server/cli.ts'),
        ...['--port', String(port), '--host', '127.0.0.1', '--dir', build],
      ],
      files: () => ({}),
    });
