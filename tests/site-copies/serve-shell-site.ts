/** Builds the shell site (tests/fixtures/shell-site) and serves it for the browser tests. Argument: the port. */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';
import {rulesOfBuild} from '../../tools/hosting/rules';
import {main} from '../../tools/common/main';
import {listen} from '../../tools/server/listen';
import {createSiteServer} from '../../tools/server/site-server';
import {runDocusaurus} from '../../tools/site/docusaurus';
import {copySite} from './copy';
import {keptBuild} from './kept-build';

/** Everything that a build of the shell site reads. */
const INPUTS = [
  ...['src', 'plugins', 'static', 'docusaurus.config.ts', 'services.ts'],
  ...['package-lock.json', 'versions.json'],
  ...['tests/fixtures/shell-site', 'tests/fixtures/small-site/reference', 'tests/site-copies'],
  'tools/search-publish/testing',
];

async function build(): Promise<string> {
  const site = copySite('shell-site', 'shell-site');
  // The docs plugin requires facts; the few of the small site are enough.
  const facts = path.join(ROOT, 'tests/fixtures/small-site/reference');
  fs.cpSync(facts, path.join(site, 'reference'), {recursive: true});
  const status = await runDocusaurus(site, ['build']);
  if (status !== 0) throw new Error('The shell site (tests/fixtures/shell-site) does not build.');
  return path.join(site, 'build');
}

main(async () => {
  const root = await keptBuild('shell-site', INPUTS, build);
  const server = createSiteServer({root, rules: {...rulesOfBuild(root), redirects: []}});
  await listen(server, Number(process.argv[2]), 'localhost');
  return new Promise((resolve) => {
    process.once('SIGTERM', () => server.close(() => resolve(0)).closeAllConnections());
  });
});
