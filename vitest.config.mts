/**
 * Unit tests are beside the code. Tests in tests/built check build/; Playwright runs those in tests/e2e on its pages.
 */
import os from 'node:os';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    // Tests share two cores with the build; on a slow machine, a test of five seconds has taken more than thirty.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: {poll: {timeout: 20_000}},
    // Vitest leaves a core to its own process, which has little to do; on two cores, one worker would be left.
    maxWorkers: os.availableParallelism(),
    // Test files share the modules of their process: importing them again for each file took most of the time. Mocks
    // are restored, so that tests don't affect each other; `npm test` runs the files in a different order each time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,plugins,tools}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contributor',
          include: ['tests/contributor/**/*.test.ts'],
          // Docusaurus loads the site's plugins, including libraries, without Vitest. If other files had loaded them,
          // too, they would exist twice in one process.
          isolate: true,
          // They run beside the build and the unit tests, with servers and browsers: like Playwright's tests, a test that
          // fails gets a second try, and the report marks it.
          retry: 1,
        },
      },
      {extends: true, test: {name: 'built', include: ['tests/built/**/*.test.ts']}},
    ],
  },
});
