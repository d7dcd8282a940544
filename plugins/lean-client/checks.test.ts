/** What the patches count on holds in the packages as they are installed, and says so where it doesn't. */
import fs from 'node:fs';
import type {Configuration} from 'webpack';
import {afterEach, expect, it, vi} from 'vitest';
import {checkLiteralPaths, checkPrism} from './checks';
import {withoutChunkTable} from './chunk-url-plugin';
import {withoutCommonSheet} from './page-styles';
import {checkLayer} from './used-styles';

class ChunkAssetPlugin {
  apply() {}
}

/** Has files read as if their packages had changed. */
function change(file: RegExp, text: string): void {
  const read = fs.readFileSync;
  vi.spyOn(fs, 'readFileSync').mockImplementation(((name: string, options: BufferEncoding) =>
    file.test(name) ? text : read(name, options)) as typeof fs.readFileSync);
}
afterEach(() => vi.restoreAllMocks());

it('accepts the packages as they are installed', () => {
  checkPrism();
  checkLiteralPaths();
  const config: Configuration = {plugins: [new ChunkAssetPlugin()]};
  withoutChunkTable(config);
  expect(config.plugins).toEqual([]);
});

it('notices that another part of the theme uses Prism', () => {
  change(
    /theme-classic\/lib\/theme\/TOC\/index\.js$/,
    "import {Prism} from 'prism-react-renderer';",
  );
  expect(checkPrism).toThrow(
    /no-prism no longer fits @docusaurus\/theme-classic [\d.]+\.\nFile: +lib\/theme\/TOC\/index\.js\n/,
  );
});

it('notices that the router matches paths in another way', () => {
  change(/react-router\.js$/, 'export {};');
  expect(checkLiteralPaths).toThrow(
    /literal-paths no longer fits react-router [^]*Found: +not at all/,
  );
});

it('notices that addresses of chunks are asked for in another way, or by another plugin', () => {
  expect(() => withoutChunkTable({plugins: []})).toThrow(/the plugin ChunkAssetPlugin/);
  change(/client\/docusaurus\.js$/, 'export default {};');
  expect(() => withoutChunkTable({plugins: [new ChunkAssetPlugin()]})).toThrow(
    /chunk-table no longer fits @docusaurus\/core/,
  );
});

it('takes away the one sheet of all pages, and notices if there is none', () => {
  const config: Configuration = {
    optimization: {splitChunks: {cacheGroups: {styles: {name: 'styles'}}}},
  };
  withoutCommonSheet(config);
  expect(config.optimization?.splitChunks).toEqual({cacheGroups: {styles: false}});
  expect(() => withoutCommonSheet({})).toThrow(/page-styles no longer fits/);
});

it('notices that the framework is in no layer of its own', () => {
  checkLayer(['.a {}', '@layer docusaurus.infima{.b {}}']);
  expect(() => checkLayer(['.a {}'])).toThrow(/used-styles no longer fits/);
});
