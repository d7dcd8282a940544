/** Starts this machine's nginx with our configuration. */
import fs from 'node:fs';
import {type RunningHost, installed, run} from './program';

/** nginx's own settings around a site. */
const main = (folder: string, {module, workers}: NginxOptions) => `
${module ? `load_module ${module};` : ''}
daemon off;
worker_processes ${workers ?? 1};
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
    include /etc/nginx/mime.types;
    access_log off;
    sendfile on;
    tcp_nopush on;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include site.conf;
}
`;

/** `module` is loaded before anything else; `workers` is one process unless set. */
type NginxOptions = {module?: string; workers?: number};

/** True if nginx is installed. */
export const hasNginx = () => installed('nginx', '-v');

/** Debian's path of the module; other systems build it in or have it elsewhere. */
export const brotliModule = () =>
  ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find(
    (file) => hasNginx() && fs.existsSync(file),
  );

/**
 * Starts nginx.
 *
 * @param site returns the file with the `server` block for the address to listen on
 * @param more files below `datahub-docs.d/`
 */
export const startNginx = (
  site: (listen: string) => string,
  more: Readonly<Record<string, string>> = {},
  options: NginxOptions = {},
): Promise<RunningHost> =>
  run({
    command: 'nginx',
    args: (folder) => ['-c', `${folder}/nginx.conf`, '-p', folder, '-e', 'stderr'],
    files: (port, folder) => ({
      'nginx.conf': main(folder, options),
      'site.conf': site(`127.0.0.1:${port}`),
      ...Object.fromEntries(
        Object.entries(more).map(([name, text]) => [`datahub-docs.d/${name}`, text]),
      ),
    }),
  });
