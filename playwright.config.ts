/** Browser tests run against build/, served the way production serves it. */
import {defineConfig} from '@playwright/test';
import {answered} from './tests/e2e/services/reader';
import {SHELL} from './tests/e2e/shell/site';
import {BROWSER_ARGS, browsers} from './tools/test/browser';
import {script} from './tools/test/tool';

const PORT = 4317;
/** The site that has everything switched on: tests open it by its whole address, see tests/e2e/shell/site.ts. */
const SHELL_PORT = Number(new URL(SHELL).port);

/** A command line that runs a TypeScript file by Node itself, with what follows it. */
const node = (file: string, ...args: unknown[]) =>
  [`"${process.execPath}"`, ...script(file), ...args].join(' ');

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Two keep two cores busy; a third was not quicker.
  workers: 2,
  // The second try leaves a trace and tells flaky tests from broken ones, which `npm test` tries again, alone.
  retries: process.env['CI'] || process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? 1 : 0,
  // The largest pages take seconds to start on a machine that builds at the same time, and so do tabs in the background.
  timeout: 60_000,
  expect: {timeout: 20_000},
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['dot'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {executablePath: browsers()[0], args: BROWSER_ARGS},
    viewport: {width: 1440, height: 900},
    // Readers of the shell site have refused its services, unless a test is about these.
    storageState: answered(false),
    // Traces copy the page at each step: half the time of the run, on pages of 25,000 elements.
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
