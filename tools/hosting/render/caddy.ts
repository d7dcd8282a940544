/** Renders the table for Caddy 2.6 or newer. */
import {addressPatterns, type AddressPattern} from '../addresses';
import {headerTable, type HeaderRow} from '../header-table';
import {REDIRECT_STATUS} from '../match';
import {type HostingRules, MADE_FROM} from '../rules';

/** Where Caddy listens and what it serves; by default taken from the environment. */
type CaddyTarget = {address?: string; root?: string};

function redirectLine({path, target}: AddressPattern): string {
  if (target === 'same') return `\t\t"~^${path}(?:\\?.*)?$" ""`;
  const to = target === 'captured' ? '${1}${2}' : `${target}\${1}`;
  return `\t\t"~^${path}(\\?.*)?$" "${to}"`;
}

const setHeader = (name: string, value: string) => `\t\t\t${name} "${value}"`;

function exceptionLines({name, exceptions}: HeaderRow): string[] {
  return exceptions.map(({under, value}) => `\t\theader ${under}* ${name} "${value}"`);
}

/** The text of the Caddyfile. */
export function renderCaddy(rules: HostingRules, target: CaddyTarget = {}): string {
  const {address = '{$DOCS_ADDRESS::80}', root = '{$DOCS_ROOT:build}'} = target;
  const headers = headerTable(rules.headers);
  const everywhere = headers.flatMap(({name, value}) =>
    value === undefined ? [] : [setHeader(name, value)],
  );
  return [
    ...MADE_FROM.map((line) => `# ${line}`),
    '# DOCS_ADDRESS: address to listen on (a host name gets TLS); DOCS_ROOT: the folder build/.',
    '',
    `${address} {`,
    `\troot * ${root}`,
    '',
    '\t# Where an address belongs instead; empty for one that is right.',
    '\tmap {http.request.uri} {docs_target} {',
    ...addressPatterns(rules.redirects).map(redirectLine),
    '\t\tdefault ""',
    '\t}',
    '',
    '\troute {',
    '\t\theader {',
    ...everywhere,
    '\t\t}',
    '\t\t@moved vars_regexp {docs_target} ^/',
    `\t\tredir @moved {docs_target} ${REDIRECT_STATUS}`,
    '\t\t@written not method GET HEAD',
    '\t\theader @written Allow "GET, HEAD"',
    '\t\terror @written 405',
    '\t\terror /404 404',
    '\t\ttry_files {path} {path}.html {path}/index.html =404',
    ...headers.flatMap(exceptionLines),
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t\tdisable_canonical_uris',
    '\t\t}',
    '\t}',
    '',
    '\thandle_errors {',
    '\t\t@missing expression {err.status_code} == 404',
    '\t\thandle @missing {',
    '\t\t\trewrite * /404.html',
    '\t\t\tfile_server {',
    '\t\t\t\tprecompressed br gzip',
    '\t\t\t}',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n');
}
