/** Renders the table for Caddy 2.6 or newer. */
import {
  addressPatterns,
  type AddressPattern,
  MOST_SLASH_RUNS,
  SLASH_RUN,
  unusualPath,
} from '../addresses';
import {COPY_FOLDERS} from '../../../src/features/page-copy/model';
import {COPY_HEADERS, COPY_VARY, WANTS_COPY} from '../copies';
import {headerTable, type HeaderRow, ownPaths} from '../header-table';
import {REDIRECT_STATUS} from '../match';
import {type HostingRules, MADE_FROM, MEDIA_TYPES} from '../rules';

/** Where Caddy listens and what it serves; by default taken from the environment. */
type CaddyTarget = {address?: string; root?: string};

/** Caddy sends this only for compressed files, although what is sent instead of them also depends on the request. */
const ALWAYS_VARY = 'Accept-Encoding';

const URI = '{http.request.uri}';

/** Placeholder with the URI after that many runs of slashes were replaced. */
const uriAfter = (runs: number) => (runs === 0 ? URI : `{docs_address_${runs}}`);

const rule = (pattern: string, to: string | number) => `\t"~^${pattern}$" "${to}"`;

/** A map can't loop, so each run of slashes has its own. */
const slashRunMap = (runs: number) => [
  `map ${uriAfter(runs - 1)} ${uriAfter(runs)} {`,
  rule(SLASH_RUN, '${1}/${2}'),
  rule('(.*)', '${1}'),
  '}',
];

function targetLine({path, target}: AddressPattern): string {
  switch (target) {
    case 'same':
      return rule(String.raw`(${path}(?:\?.*)?)`, '${1}');
    case 'captured':
      return rule(String.raw`${path}(\?.*)?`, '${1}${2}');
    case 400:
    case 404:
      return rule(String.raw`${path}(?:\?.*)?`, target);
    default:
      return rule(path + String.raw`(\?.*)?`, target + '${1}');
  }
}

const setHeader = (name: string, value: string) => `${name} "${value}"`;

function exceptionLines({name, exceptions}: HeaderRow): string[] {
  return exceptions.map(({under, value}) => `\t\theader ${under}* ${name} "${value}"`);
}

const handler = (name: string, lines: readonly string[]) => [
  `\t\t${name} {`,
  ...lines.map((line) => `\t\t\t${line}`),
  '\t\t}',
];

/** The type of a kind of media, for files that exist: the page for a missing one has its own type. */
const mediaLines = ([end, type]: readonly [string, string]) => [
  ...handler(`@${end}`, [`path *.${end}`, 'file']),
  `\t\theader @${end} Content-Type "${type}"`,
];

/** Copies have headers of their own, and pages with a copy are sent as Markdown to clients that want it. */
function copyLines(): string[] {
  const pages = COPY_FOLDERS.map((folder) => `${folder} ${folder}/*`).join(' ');
  return [
    ...handler('@copy', ['path *.md', 'file']),
    ...Object.entries(COPY_HEADERS).map(([name, value]) => `\t\theader @copy ${name} "${value}"`),
    `\t\t@copied path ${pages}`,
    `\t\theader @copied Vary "${ALWAYS_VARY}, ${COPY_VARY}"`,
    ...handler('@wanted', [
      `path ${pages}`,
      `header_regexp Accept "${WANTS_COPY}"`,
      'file {path}.md',
    ]),
    '\t\trewrite @wanted {path}.md',
  ];
}

/** How a path that isn't canonical is handled. Caddy evaluates a map each time, so other paths bypass it. */
const elsewhere = (rules: HostingRules): string[] => [
  ...Array.from({length: MOST_SLASH_RUNS}, (_, index) => slashRunMap(index + 1)).flat(),
  '# The canonical path, or the status that rejects the request.',
  `map ${uriAfter(MOST_SLASH_RUNS)} {docs_target} {`,
  ...addressPatterns(rules.redirects).map(targetLine),
  rule('(.*)', '${1}'),
  '}',
  ...[400, 404].flatMap((status) => [
    `@refused${status} vars {docs_target} ${status}`,
    `error @refused${status} ${status}`,
  ]),
  `@moved not vars {docs_target} ${URI}`,
  `redir @moved {docs_target} ${REDIRECT_STATUS}`,
];

/** The text of the Caddyfile. */
export function renderCaddy(rules: HostingRules, target: CaddyTarget = {}): string {
  const {address = '{$DOCS_ADDRESS::80}', root = '{$DOCS_ROOT:build}'} = target;
  const headers = headerTable(rules.headers);
  const everywhere = headers.flatMap(({name, value}) =>
    value === undefined ? [] : [setHeader(name, value)],
  );
  everywhere.push(setHeader('Vary', ALWAYS_VARY));
  // Headers that were set for a file that turns out to be missing are removed.
  const takenBack = headers.flatMap(({name, value}) => (value === undefined ? [`-${name}`] : []));
  takenBack.push(...Object.keys(COPY_HEADERS).map((name) => `-${name}`));
  const notFound = [
    '# Conditions and ranges apply to the requested file.',
    ...['Range', 'If-*'].map((name) => `request_header -${name}`),
    'rewrite * /404.html',
    'file_server {',
    '\tprecompressed br gzip',
    '\tstatus 404',
    '}',
  ];
  const files = ['precompressed br gzip', 'disable_canonical_uris'];
  return [
    ...MADE_FROM.map((line) => `# ${line}`),
    '# DOCS_ADDRESS: address to listen on (a host name gets TLS); DOCS_ROOT: the folder build/.',
    '',
    `${address} {`,
    `\troot * ${root}`,
    '',
    '\troute {',
    ...handler('header', everywhere),
    '\t\t@written not method GET HEAD',
    '\t\terror @written 405',
    `\t\t@unusual vars_regexp ${URI} ^${unusualPath(rules.redirects)}(?:\\?|$)`,
    ...handler('route @unusual', elsewhere(rules)),
    '\t\terror /404 404',
    ...headers.flatMap(exceptionLines),
    ...copyLines(),
    ...Object.entries(MEDIA_TYPES).flatMap(mediaLines),
    '\t\t# A page is a file with .html; paths with their own headers never are.',
    `\t\t@page not path ${ownPaths(headers)
      .map((under) => `${under}*`)
      .join(' ')}`,
    ...handler('route @page', [
      'rewrite * {path}.html',
      'file_server {',
      ...['pass_thru', ...files].map((line) => `\t${line}`),
      '}',
      'uri strip_suffix .html',
    ]),
    '\t\t# One range of a file is sent, the whole file for several.',
    '\t\t@ranges header_regexp Range ,',
    '\t\trequest_header @ranges -Range',
    ...handler('file_server', ['pass_thru', ...files]),
    ...handler('header', [...everywhere, ...takenBack]),
    ...notFound.map((line) => `\t\t${line}`),
    '\t}',
    '',
    '\thandle_errors {',
    ...handler('header', [...everywhere, ...takenBack]),
    '\t\t@written expression {err.status_code} == 405',
    '\t\theader @written Allow "GET, HEAD"',
    "\t\t# A name that is too long for the system can't exist, either.",
    '\t\t@missing expression {err.status_code} == 404 || {err.status_code} == 500 && size({http.request.orig_uri.path}) > 255',
    ...handler('handle @missing', notFound),
    '\t}',
    '}',
    '',
  ].join('\n');
}
