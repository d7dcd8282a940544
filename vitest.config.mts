/** Unit tests are beside the code; tests/built looks at build/, and tests/e2e, which Playwright runs, at its pages. */
import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    // Test files share the modules of their process: importing them again for each took most of the time. What a test
    // replaces is put back, so that none sees what another did; `npm test` runs the files in another order each time.
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
          // Docusaurus loads the site's plugins past Vitest, libraries included: what other files have loaded of
          // these would be there twice in one process.
          isolate: true,
        },
      },
      {extends: true, test: {name: 'built', include: ['tests/built/**/*.test.ts']}},
    ],
  },
});
