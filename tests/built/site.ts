/** Serves build/ as production does, for tests that need its responses but no browser. */
import type http from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {rulesOfBuild} from '../../tools/hosting/rules';
import {listen} from '../../tools/server/listen';
import {createSiteServer} from '../../tools/server/site-server';

/** The built site; `BUILD_DIR` names another folder than build/. */
export const BUILD = path.resolve(ROOT, process.env['BUILD_DIR'] ?? 'build');

/**
 * Serves the built site while the tests of a file run. @returns a function that sends requests to it and doesn't follow
 * redirects
 */
export function servedSite(): (route: string, headers?: HeadersInit) => Promise<Response> {
  let server: http.Server;
  let origin = '';
  beforeAll(async () => {
    server = createSiteServer({root: BUILD, rules: rulesOfBuild(BUILD)});
    origin = await listen(server, 0, 'localhost');
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return (route, headers) => fetch(new URL(route, origin), {redirect: 'manual', headers});
}

/** Checks many routes, a few at a time. @returns the problems that `look` reports, one line per route */
export async function faults<T>(
  routes: readonly T[],
  look: (route: T) => Promise<string | undefined>,
): Promise<string[]> {
  const found: string[] = [];
  const queue = [...routes];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const fault = await look(next);
      if (fault !== undefined) found.push(fault);
    }
  };
  await Promise.all(Array.from({length: 8}, work));
  return found.sort();
}
