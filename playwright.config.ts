/** Browser tests run against build/, served as in production. */
import os from 'node:os';
import {defineConfig} from '@playwright/test';
import {SHELL} from './tests/e2e/shell/site';
import {BROWSER_ARGS, browsers} from './tools/test/browser';
import {script} from './tools/test/tool';

const PORT = 4317;
/** The site with everything turned on. Tests open it by its full address; see tests/e2e/shell/site.ts. */
const SHELL_PORT = Number(new URL(SHELL).port);

/** Returns a command line that runs a TypeScript file, with its arguments, directly in Node. */
const node = (file: string, ...args: unknown[]) =>
  [`"${process.execPath}"`, ...script(file), ...args].join(' ');

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Tests wait for timers and animations, too: with one more worker than cores, 189 tests took 129 s on two cores
  // instead of 150 s, and a fourth worker saved nothing more.
  workers: os.availableParallelism() + 1,
  // The second attempt records a trace, and distinguishes flaky tests from broken ones, which `npm test` retries one by
  // one.
  retries: process.env['CI'] || process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? 1 : 0,
  // The largest pages take seconds to start on a machine that is also building, and so do background tabs.
  timeout: 60_000,
  expect: {timeout: 20_000},
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {executablePath: browsers()[0], args: BROWSER_ARGS},
    viewport: {width: 1440, height: 900},
    // Traces copy the page at each step, which takes half the time of the run on pages of 25,000 elements.
    trace: 'on-first-retry',
  },
  webServer: [
    {
      command: node('tools/server/cli.ts', '--port', PORT),
      url: `http://localhost:${PORT}/docs/features`,
      reuseExistingServer: false,
    },
    ...(process.env['WITHOUT_SHELL_SITE']
      ? []
      : [
          {
            command: node('tests/site-copies/serve-shell-site.ts', SHELL_PORT),
            url: `http://localhost:${SHELL_PORT}/docs/features`,
            reuseExistingServer: false,
            timeout: 240_000,
          },
        ]),
  ],
});
