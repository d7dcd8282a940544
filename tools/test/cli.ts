/** `npm test`: the one test command. Installs a browser if there is none, checks, builds and tests. */
import path from 'node:path';
import {ensureBrowser} from './browser';
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';
import {playwrightCount, runParts, vitestCount} from './test-run';

const reports = path.join(ROOT, 'test-results');

main(async () => {
  const CHROMIUM_PATH = await ensureBrowser();
  console.log(`Browser: ${CHROMIUM_PATH}`);
  const unit = path.join(reports, 'unit.json');
  const browser = path.join(reports, 'browser.json');
  return runParts([
    {name: 'Types', command: 'npm', args: ['run', '--silent', 'typecheck']},
    {name: 'Lint', command: 'npm', args: ['run', '--silent', 'lint']},
    {name: 'Style sheets', command: 'npm', args: ['run', '--silent', 'lint:css']},
    {name: 'Format', command: 'npm', args: ['run', '--silent', 'format:check']},
    {name: 'Documentation', command: 'npm', args: ['run', '--silent', 'check:docs']},
    {
      name: 'Unit tests',
      command: 'npx',
      args: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
      env: {CHROMIUM_PATH},
      report: {file: unit, count: vitestCount},
    },
    {name: 'Build', command: 'npm', args: ['run', '--silent', 'build'], required: true},
    {
      name: 'Browser tests',
      command: 'npx',
      args: ['playwright', 'test'],
      env: {CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: browser},
      report: {file: browser, count: playwrightCount},
    },
  ]);
});
