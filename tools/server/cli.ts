/**
 * `npm run serve`: serves build/ as production does. Options: --port 3000 (or the variable PORT), --host localhost,
 * --dir build.
 */
import fs from 'node:fs';
import path from 'node:path';
import {rulesOfBuild} from '../hosting/rules';
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';
import {listen} from './listen';
import {serveOptions} from './serve-options';
import {createSiteServer} from './site-server';

main(async () => {
  const {port, host, dir} = serveOptions(process.argv.slice(2));
  const root = path.resolve(ROOT, dir);
  if (!fs.existsSync(path.join(root, 'index.html'))) {
    throw new Error(`There is no built site in ${dir}/. Build it first: npm run build`);
  }
  const server = createSiteServer({root, rules: rulesOfBuild(root)});
  console.log(`Serving ${dir}/ at ${await listen(server, port, host)} (Ctrl+C to stop)`);
  return new Promise((resolve) => {
    const stop = () => server.close(() => resolve(0)).closeAllConnections();
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
});
