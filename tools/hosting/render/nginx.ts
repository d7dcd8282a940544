/** Renders the table for nginx 1.13 or newer: a file for its `conf.d` folder. */
import {addressPatterns, type AddressPattern} from '../addresses';
import {headerTable, type HeaderRow} from '../header-table';
import {REDIRECT_STATUS} from '../match';
import {type HostingRules, MADE_FROM} from '../rules';

/** Where the site is installed on the machine; the defaults are meant to be edited by who installs it. */
type NginxTarget = {listen?: string; root?: string};

function redirectLine({path, target}: AddressPattern): string {
  if (target === 'same') return `    "~^${path}(?:\\?.*)?$" "";`;
  const to = target === 'captured' ? '$datahub_docs_path' : target;
  const from = target === 'captured' ? path.replace('(', '(?<datahub_docs_path>') : path;
  return `    "~^${from}(?<datahub_docs_query>\\?.*)?$" "${to}$datahub_docs_query";`;
}

const variable = (name: string) => `$datahub_docs_${name.toLowerCase().replaceAll('-', '_')}`;

/** Exceptions count for files only: `$status` keeps them off redirects and errors. */
function headerMap({name, value = '', exceptions}: HeaderRow): string[] {
  const found = exceptions.map(
    ({under, value: other}) => `    "~^(?:20.|304) ${under}" "${other}";`,
  );
  return [`map "$status $uri" ${variable(name)} {`, ...found, `    default "${value}";`, '}', ''];
}

const headerLine = ({name, value, exceptions}: HeaderRow) =>
  `    add_header ${name} "${exceptions.length === 0 ? value : variable(name)}" always;`;

/** The text of the nginx file. */
export function renderNginx(rules: HostingRules, target: NginxTarget = {}): string {
  const {listen = '80', root = '/var/www/datahub-docs'} = target;
  const headers = headerTable(rules.headers);
  return [
    ...MADE_FROM.map((line) => `# ${line}`),
    '# Copy to /etc/nginx/conf.d/datahub-docs.conf and set `listen`, `server_name` and `root` (the folder build/).',
    '',
    '# Where an address belongs instead; empty for one that is right.',
    'map $request_uri $datahub_docs_target {',
    ...addressPatterns(rules.redirects).map(redirectLine),
    '    default "";',
    '}',
    '',
    ...headers.filter(({exceptions}) => exceptions.length > 0).flatMap(headerMap),
    'server {',
    `    listen ${listen};`,
    '    server_name _;',
    `    root ${root};`,
    '    charset utf-8;',
    '',
    '    # A proxy in front may speak TLS on another port: redirects name the path alone.',
    '    absolute_redirect off;',
    '',
    '    # The build wrote a .gz (and a .br) beside each large text file.',
    '    gzip_static on;',
    '    gzip_vary on;',
    '    # For .br, install the brotli_static module and copy nginx-brotli.conf into this folder.',
    '    include datahub-docs.d/*.conf;',
    '',
    ...headers.map(headerLine),
    '',
    '    if ($datahub_docs_target) {',
    `        return ${REDIRECT_STATUS} $datahub_docs_target;`,
    '    }',
    '',
    '    error_page 404 /404.html;',
    '    location = /404.html { internal; }',
    '    location = /404 { return 404; }',
    '    location / { try_files $uri $uri.html $uri/index.html =404; }',
    '}',
    '',
  ].join('\n');
}

/** The text of the file that adds Brotli; it needs the module ngx_http_brotli_static. */
export function renderNginxBrotli(): string {
  return [
    ...MADE_FROM.map((line) => `# ${line}`),
    '# Copy to /etc/nginx/datahub-docs.d/ where nginx has the module brotli_static',
    '# (Debian: libnginx-mod-http-brotli-static).',
    'brotli_static on;',
    '',
  ].join('\n');
}
