/** nginx, set up for a test. */
import fs from 'node:fs';
import {renderNginx, renderNginxBrotli} from '../../hosting/render/nginx';
import {rules} from '../../hosting/rules';
import {installed, run} from './program';

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

/** True if nginx is installed. */
export const NGINX = installed('nginx', '-v');

/** Debian's place of the module; other systems build it in or keep it elsewhere. */
export const BROTLI_MODULE = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find(
  (file) => NGINX && fs.existsSync(file),
);

/** Starts nginx with the file that we generate. */
export const startNginx = (root: string, {brotli}: {brotli?: string}) =>
  run(
    'nginx',
    (folder) => ['-c', `${folder}/nginx.conf`, '-p', folder, '-e', 'stderr'],
    (port, folder) => ({
      'nginx.conf': nginxMain(folder, brotli ? `load_module ${brotli};` : ''),
      'site.conf': renderNginx(rules, {listen: `127.0.0.1:${port}`, root}),
      ...(brotli && {'datahub-docs.d/nginx-brotli.conf': renderNginxBrotli()}),
    }),
  );
