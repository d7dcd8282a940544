/** Serves a build for a measurement. */
import fs from 'node:fs';
import path from 'node:path';
import {rulesOfBuild} from '../hosting/rules';
import {listen} from '../server/listen';
import {createSiteServer} from '../server/site-server';

/**
 * Serves a build folder while `use` runs.
 *
 * @throws Error if there is no build
 */
export async function served<T>(build: string, use: (origin: string) => Promise<T>): Promise<T> {
  if (!fs.existsSync(path.join(build, 'index.html')) && !fs.existsSync(path.join(build, 'docs'))) {
    throw new Error(
      'there is no build; run "npm run build" first, or the part "build" with this one',
    );
  }
  const server = createSiteServer({root: build, rules: rulesOfBuild(build)});
  const origin = await listen(server, 0, '127.0.0.1');
  try {
    return await use(origin);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
