/** Renders the table for Caddy 2.6 or newer. */
import {
  addressPatterns,
  type AddressPattern,
  MOST_SLASH_RUNS,
  SLASH_RUN,
  unusualPath,
} from '../addresses';
import {headerTable, type HeaderRow, ownPaths} from '../header-table';
import {REDIRECT_STATUS} from '../match';
import {type HostingRules, MADE_FROM, MEDIA_TYPES} from '../rules';

/** Where Caddy listens and what it serves; by default taken from the environment. */
type CaddyTarget = {address?: string; root?: string};

const URI = '{http.request.uri}';

/** Placeholder that holds the URI after so many runs of slashes were replaced. */
const uriAfter = (runs: number) => (runs === 0 ? URI : `{docs_address_${runs}}`);

const rule = (pattern: string, to: string | number) => `\t"~^${pattern}$" "${to}"`;

/** A map can't loop, so each run of slashes has one of its own. */
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

/** The type of a kind of media, for files that are there: the page that says that one is missing has its own. */
const mediaLines = ([end, type]: readonly [string, string]) => [
  ...handler(`@${end}`, [`path *.${end}`, 'file']),
  `\t\theader @${end} Content-Type "${type}"`,
];

/** What is done with an address that isn't canonical. Caddy evaluates a map each time, so others are kept off it. */
const elsewhere = (rules: HostingRules): string[] => [
  ...Array.from({length: MOST_SLASH_RUNS}, (_, index) => slashRunMap(index + 1)).flat(),
  '# Where the address belongs, or the status of its refusal.',
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
  // Caddy says this of compressed files alone, though what is sent instead of them depends on the request, too.
  everywhere.push(setHeader('Vary', 'Accept-Encoding'));
  // What was set for a file that then is not there is taken back.
  const takenBack = headers.flatMap(({name, value}) => (value === undefined ? [`-${name}`] : []));
  const notFound = [
    '# Conditions and ranges are about the file that was asked for.',
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
    ...Object.entries(MEDIA_TYPES).flatMap(mediaLines),
    '\t\t# A page is a file with .html, which what has a header of its own never is.',
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
    '\t\t# No file has a name that is too long for the system, either.',
    '\t\t@missing expression {err.status_code} == 404 || {err.status_code} == 500 && size({http.request.orig_uri.path}) > 255',
    ...handler('handle @missing', notFound),
    '\t}',
    '}',
    '',
  ].join('\n');
}
