/** Renders the table for nginx 1.13 or newer: a file for its `conf.d` folder. */
import {
  addressPatterns,
  type AddressPattern,
  MOST_SLASH_RUNS,
  SLASH_RUN,
  unusualPath,
} from '../addresses';
import {COPIED_PATH, COPY_HEADERS, COPY_VARY, WANTS_COPY} from '../copies';
import {headerTable, type HeaderRow, ownPaths} from '../header-table';
import {REDIRECT_STATUS} from '../match';
import {type HostingRules, MADE_FROM, MEDIA_TYPES} from '../rules';

/** Where the site is installed on the machine; the defaults are meant to be edited on installation. */
type NginxTarget = {listen?: string; root?: string};

/** Variable with the path after that many runs of slashes were replaced. */
const address = (runs: number) => (runs === 0 ? '$request_uri' : `$datahub_docs_address_${runs}`);

/** A map can't loop, so each run of slashes has its own. */
function slashRunMap(runs: number): string[] {
  const [before, after] = ['(?<datahub_docs_before>', '(?<datahub_docs_after>'];
  const pattern = SLASH_RUN.replace('(', before).replace(/\((?!\?)/, after);
  return [
    `map ${address(runs - 1)} ${address(runs)} {`,
    `    "~^${pattern}$" "$datahub_docs_before/$datahub_docs_after";`,
    `    default ${address(runs - 1)};`,
    '}',
    '',
  ];
}

function targetLine({path, target}: AddressPattern): string {
  const settled = {same: address(MOST_SLASH_RUNS), 400: '400', 404: '404'};
  if (target in settled) {
    return `    "~^${path}(?:\\?.*)?$" "${settled[target as keyof typeof settled]}";`;
  }
  const to = target === 'captured' ? '$datahub_docs_path' : target;
  const from = target === 'captured' ? path.replace('(', '(?<datahub_docs_path>') : path;
  return `    "~^${from}(?<datahub_docs_query>\\?.*)?$" "${to}$datahub_docs_query";`;
}

const variable = (name: string) => `$datahub_docs_${name.toLowerCase().replaceAll('-', '_')}`;

/** Exceptions apply only to files: `$status` excludes redirects and errors. */
function headerMap({name, value = '', exceptions}: HeaderRow): string[] {
  const found = exceptions.map(
    ({under, value: other}) => `    "~^(?:20.|304) ${under}" "${other}";`,
  );
  return [`map "$status $uri" ${variable(name)} {`, ...found, `    default "${value}";`, '}', ''];
}

const headerLine = ({name, value, exceptions}: HeaderRow) =>
  `    add_header ${name} "${exceptions.length === 0 ? value : variable(name)}" always;`;

/** Types of media; within such a location, this list is the only one. */
function mediaLocation(): string[] {
  const types = Object.entries(MEDIA_TYPES).map(([end, type]) => `"${type}" ${end};`);
  const ends = Object.keys(MEDIA_TYPES).join('|');
  return [`    location ~ "\\.(?:${ends})$" { types { ${types.join(' ')} } try_files $uri =404; }`];
}

/** The copy that a client wants at the address of a page; and the headers of copies and of such pages. */
const copyMaps = (): string[] => [
  'map $http_accept $datahub_docs_wants_copy {',
  `    "~${WANTS_COPY}" 1;`,
  '    default 0;',
  '}',
  '',
  'map "$datahub_docs_wants_copy $uri" $datahub_docs_copy {',
  `    "~^1 (?<datahub_docs_page>${COPIED_PATH})$" "$datahub_docs_page.md";`,
  '    default "";',
  '}',
  '',
  'map "$status $request_uri" $datahub_docs_page_vary {',
  `    "~^(?:20.|304) ${COPIED_PATH.replace('.*', '[^?]*')}(?:\\?|$)" "${COPY_VARY}";`,
  '    default "";',
  '}',
  '',
  ...Object.entries(COPY_HEADERS).flatMap(([name, value]) => [
    `map "$status $request_uri" ${variable(name)} {`,
    String.raw`    "~^(?:20.|304) [^?]*\.md(?:\?|$)" "${value}";`,
    '    default "";',
    '}',
    '',
  ]),
];

/** The text of the nginx file. */
export function renderNginx(rules: HostingRules, target: NginxTarget = {}): string {
  const {listen = '80', root = '/var/www/datahub-docs'} = target;
  const headers = headerTable(rules.headers);
  const own = ownPaths(headers);
  return [
    ...MADE_FROM.map((line) => `# ${line}`),
    '# Copy to /etc/nginx/conf.d/datahub-docs.conf and set `listen`, `server_name` and `root` (the folder build/).',
    '',
    '# The canonical path, or the status that rejects the request. The first map handles most requests.',
    'map $request_uri $datahub_docs_unusual {',
    `    "~^${unusualPath(rules.redirects)}(?:\\?|$)" 1;`,
    '    default 0;',
    '}',
    '',
    'map $datahub_docs_unusual $datahub_docs_answer {',
    '    1 $datahub_docs_target;',
    '    default $request_uri;',
    '}',
    '',
    '# The path with one slash for each run of them.',
    ...Array.from({length: MOST_SLASH_RUNS}, (_, index) => slashRunMap(index + 1)).flat(),
    `map ${address(MOST_SLASH_RUNS)} $datahub_docs_target {`,
    ...addressPatterns(rules.redirects).map(targetLine),
    `    default ${address(MOST_SLASH_RUNS)};`,
    '}',
    '',
    ...headers.filter(({exceptions}) => exceptions.length > 0).flatMap(headerMap),
    ...copyMaps(),
    'map $status $datahub_docs_allow {',
    '    405 "GET, HEAD";',
    '    default "";',
    '}',
    '',
    'server {',
    `    listen ${listen};`,
    '    server_name _;',
    `    root ${root};`,
    '    charset utf-8;',
    '',
    '    # A proxy in front may handle TLS on another port, so redirects contain only the path.',
    '    absolute_redirect off;',
    '',
    '    # Files are looked up at most once per second, so a new build may show up that late.',
    '    open_file_cache max=10000 inactive=30s;',
    '    open_file_cache_valid 1s;',
    '',
    '    # The build wrote a .gz (and a .br) beside each large text file.',
    '    gzip_static on;',
    '    gzip_vary on;',
    '    gzip_proxied any;',
    '    # For .br, install the brotli_static module and copy nginx-brotli.conf into this folder.',
    '    include datahub-docs.d/*.conf;',
    '',
    ...headers.map(headerLine),
    '    add_header Allow $datahub_docs_allow always;',
    '    add_header Vary $datahub_docs_page_vary always;',
    ...Object.keys(COPY_HEADERS).map((name) => `    add_header ${name} ${variable(name)} always;`),
    '',
    '    # A copy that is not older than the file is valid; several ranges get the whole file.',
    '    if_modified_since before;',
    '    max_ranges 1;',
    '',
    '    if ($request_method !~ "^(?:GET|HEAD)$") {',
    '        return 405;',
    '    }',
    ...[400, 404].flatMap((status) => [
      `    if ($datahub_docs_answer = ${status}) {`,
      `        return ${status};`,
      '    }',
    ]),
    '    if ($datahub_docs_answer != $request_uri) {',
    `        return ${REDIRECT_STATUS} $datahub_docs_answer;`,
    '    }',
    '',
    '    # A named location: nothing above applies to the URI of the error page.',
    '    error_page 404 @missing;',
    '    location @missing { try_files /404.html =404; }',
    '    location = /404 { return 404; }',
    ...mediaLocation(),
    ...own.map((under) => `    location ${under} { try_files $uri =404; }`),
    '    location / {',
    '        if (-f $document_root$datahub_docs_copy) {',
    '            rewrite ^ $datahub_docs_copy last;',
    '        }',
    '        try_files $uri.html $uri $uri/index.html =404;',
    '    }',
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
