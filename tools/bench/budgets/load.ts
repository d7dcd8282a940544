/** Budgets of servers under load. */
import type {Budget, Unit} from './types';

/** Figures of a server under load for one kind of path, compared with another server. */
function loaded<Key extends string>(key: Key, server: string, kind: string, limit: number) {
  const row = (what: string, unit: Unit): Budget => ({
    part: 'load',
    what: `${server}, ${kind}: ${what}`,
    unit,
  });
  const other = server === 'our server' ? 'nginx' : 'bare files';
  return {
    [`${key}Rate`]: row('requests', '/s'),
    [`${key}P99`]: row('p99', 'ms'),
    [`${key}Ratio`]: {...row(`requests against ${other}`, '×'), limit, atLeast: true},
  } as Record<`${Key}Rate` | `${Key}P99` | `${Key}Ratio`, Budget>;
}

export const LOAD = {
  ...loaded('nginxPage', 'nginx', 'page', 0.9),
  ...loaded('nginxAsset', 'nginx', 'asset', 0.9),
  ...loaded('nginx404', 'nginx', '404', 0.9),
  ...loaded('caddyPage', 'Caddy', 'page', 0.9),
  ...loaded('caddyAsset', 'Caddy', 'asset', 0.9),
  ...loaded('caddy404', 'Caddy', '404', 0.9),
  ...loaded('oursPage', 'our server', 'page', 0.5),
  ...loaded('oursAsset', 'our server', 'asset', 0.5),
  ...loaded('ours404', 'our server', '404', 0.5),
  oursMemory: {
    part: 'load',
    what: 'our server: memory added by 100,000 requests',
    unit: 'MB',
    limit: 16,
  },
} as const satisfies Record<string, Budget>;
