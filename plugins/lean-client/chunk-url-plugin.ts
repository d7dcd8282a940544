/**
 * Gives the browser's scripts the URL of a chunk by its name. Docusaurus' own plugin includes a table from names to ids
 * on every page; here a chunk's id is its name.
 */
import {createHash} from 'node:crypto';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Compiler, Configuration} from 'webpack';
import {checkFile, upstreamChanged} from '../common/upstream.mjs';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** The function of the bundler's runtime that Docusaurus calls to fetch pages ahead. */
const FUNCTION = '__webpack_require__.gca';
const REPLACED = 'ChunkAssetPlugin';

/**
 * Removes Docusaurus' plugin from a configuration.
 *
 * @throws PatchError if a new Docusaurus has none, or requests URLs differently
 */
export function withoutChunkTable(config: Configuration): void {
  const core = {patch: 'chunk-table', package: '@docusaurus/core'} as const;
  checkFile({...core, file: 'lib/client/docusaurus.js'}, [`${FUNCTION}(chunkName)`]);
  const others = config.plugins?.filter((plugin) => plugin?.constructor.name !== REPLACED);
  if (others?.length === config.plugins?.length) {
    throw upstreamChanged(
      {...core, file: 'lib/webpack/client.js'},
      `the plugin ${REPLACED}`,
      'none of that name',
    );
  }
  config.plugins = others;
}

/** The bundler's default cache group for packages, with shorter names; a setting replaces all of it. */
export const SHARED_PACKAGES = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/]/i,
  priority: -10,
  reuseExistingChunk: true,
  name: nameOfShared,
};

/**
 * Names a chunk of packages that several chunks share: by default, the bundler lists the modules in it, and each page has
 * the names of its chunks in its HTML.
 */
function nameOfShared(
  _module: unknown,
  chunks: readonly {name?: string | null | undefined}[],
): string | undefined {
  const names = chunks.flatMap(({name}) => name ?? []).sort();
  // Chunks without a name would all share one. They are loaded on demand, so they aren't in the HTML of a page.
  if (names.length < chunks.length) return undefined;
  // Names of pages have no V.
  return `v${createHash('sha1').update(names.join()).digest('hex').slice(0, 6)}`;
}

/** A plugin for webpack or Rspack, for builds whose `chunkIds` are named. */
export class ChunkUrlPlugin {
  constructor(private readonly bundler: Bundler) {}

  apply(compiler: Compiler): void {
    const {RuntimeGlobals, RuntimeModule} = this.bundler;
    class ChunkUrlModule extends RuntimeModule {
      constructor() {
        super('chunk url', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        const {publicPath, getChunkScriptFilename} = RuntimeGlobals;
        return `${FUNCTION} = (name) => ${publicPath} + ${getChunkScriptFilename}(name);`;
      }
    }
    compiler.hooks.thisCompilation.tap('ChunkUrl', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkUrl', (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkUrlModule());
      });
    });
  }
}
