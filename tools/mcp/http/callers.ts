/**
 * Which requests a server accepts. A page that a browser shows could otherwise reach a server on the reader's own
 * machine, through a host name that it points there (DNS rebinding).
 */

/** The hosts that the server answers for, and the origins of pages that may call it; `*` stands for all. */
export type Callers = {hosts: readonly string[]; origins: readonly string[]};

/** For a process on this machine that nobody else should reach. */
export const LOCAL: Callers = {
  hosts: ['localhost', '127.0.0.1', '[::1]'],
  origins: [],
};

/** For a public site, whose content anyone may read. */
export const PUBLIC: Callers = {hosts: ['*'], origins: ['*']};

/** The name of a host without its port. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

function isLocal(origin: string): boolean {
  return URL.canParse(origin) && LOCAL.hosts.includes(new URL(origin).hostname);
}

const accepts = (list: readonly string[], value: string): boolean =>
  list.includes('*') || list.includes(value);

/** @returns whether the request names a host that the server has */
export function isHostAccepted({hosts}: Callers, host: string | null): boolean {
  return hosts.includes('*') || (host !== null && hosts.includes(nameOf(host)));
}

/** @returns whether a page with this origin may call; programs send none. Pages of this machine always may */
export function isOriginAccepted({origins}: Callers, origin: string | null): boolean {
  return origin === null || accepts(origins, origin.toLowerCase()) || isLocal(origin);
}

/** @returns headers that let a page with an accepted origin read the response; there are no cookies to protect */
export function corsHeaders({origins}: Callers, origin: string | null): Record<string, string> {
  if (origins.includes('*')) return {'Access-Control-Allow-Origin': '*'};
  return origin === null ? {} : {'Access-Control-Allow-Origin': origin, Vary: 'Origin'};
}

/** The response to the question of a browser whether a page may call. */
export const PREFLIGHT: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, MCP-Protocol-Version, Mcp-Session-Id, Last-Event-ID',
  'Access-Control-Max-Age': '86400',
};
