/** Unit tests stand beside the code; tests/ holds what runs on the built site. */
import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,plugins,tools,tests/contributor}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    // Test files share the modules of their process: importing them anew for each took most of the time.
    isolate: false,
  },
});
