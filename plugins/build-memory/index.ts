/**
 * Returns memory that a build no longer needs before its next step needs more: the compiled pages before the bundles are
 * written, and what the bundler's hooks left before the pages are rendered. Without it, a build would need all of it at
 * once, a quarter more.
 */
import {setFlagsFromString} from 'node:v8';
import type {Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {collectGarbage} from './collect-garbage';

const NAME = 'build-memory';

/**
 * Megabytes per half of the heap for new objects of the threads that render pages and compress files, which is what Node
 * gives them by default. The main thread has more (tools/site/docusaurus.ts), and they would get the same, without being
 * faster.
 */
const NEW_OBJECTS_OF_THREADS = 16;

/** Size of the heap, in bytes, above which collecting garbage is worth its time. Builds after an edit stay below it. */
const MUCH = 1_000_000_000;

function returnMemory(): void {
  if (process.memoryUsage().heapTotal > MUCH) void collectGarbage();
}

/** The server's bundle is the first one that has all pages. */
const afterServerModules = ({hooks}: Compiler) =>
  hooks.thisCompilation.tap(NAME, (compilation) => compilation.hooks.seal.tap(NAME, returnMemory));

/** The client's bundle is the last one. */
const afterClientBundle = ({hooks}: Compiler) =>
  hooks.done.tap(NAME, () => {
    setFlagsFromString(`--max-semi-space-size=${NEW_OBJECTS_OF_THREADS}`);
    returnMemory();
  });

export default function buildMemory(): Plugin {
  return {
    name: NAME,
    configureWebpack: ({mode}, isServer) =>
      mode === 'production'
        ? {plugins: [{apply: isServer ? afterServerModules : afterClientBundle}]}
        : {},
  };
}
