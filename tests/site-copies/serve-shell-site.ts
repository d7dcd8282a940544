/** Builds the shell site (tests/fixtures/shell-site) and serves it for the browser tests. Argument: the port. */
import fs from 'node:fs';
import path from 'node:path';
import {runDocusaurus} from '../../tools/site/docusaurus';
import {main} from '../../tools/common/main';
import {ROOT} from '../../plugins/common/root';
import {listen} from '../../tools/server/listen';
import {createSiteServer} from '../../tools/server/site-server';
import {copySite} from './copy';

main(async () => {
  const site = copySite('shell-site', 'shell-site');
  // The docs plugin wants facts; the few of the small site are enough.
  const facts = path.join(ROOT, 'tests/fixtures/small-site/reference');
  fs.cpSync(facts, path.join(site, 'reference'), {recursive: true});
  const status = await runDocusaurus(site, ['build']);
  if (status !== 0) return status;
  const server = createSiteServer({
    root: path.join(site, 'build'),
    rules: {redirects: [], headers: []},
  });
  await listen(server, Number(process.argv[2]), 'localhost');
  return new Promise((resolve) => {
    process.once('SIGTERM', () => server.close(() => resolve(0)).closeAllConnections());
  });
});
