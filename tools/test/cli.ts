/**
 * `npm test`: runs all tests. Installs a browser and servers if there are none, checks, builds, and tests. Options:
 * `--docs` runs what a content change can break, `--changed` chooses by what differs from main, `--bail` stops at the
 * first failure.
 */
import {parseArgs} from 'node:util';
import {main} from '../common/main';
import {ensureBrowser} from './browser';
import {changedFiles, isContentAlone} from './changed';
import {allStages, docsStages} from './stages';
import {ensureServers} from './servers';
import {runStages} from './test-run';

main(async () => {
  const {values} = parseArgs({
    options: {
      docs: {type: 'boolean', default: false},
      changed: {type: 'boolean', default: false},
      bail: {type: 'boolean', default: false},
    },
  });
  const content = values.docs || (values.changed && isContentAlone(changedFiles()));
  const browser = await ensureBrowser();
  console.log(`Browser: ${browser}`);
  if (!content) ensureServers();
  return runStages(content ? docsStages(browser) : allStages(browser), values.bail);
});
