/** What the patches rely on is true of the installed packages; the checks report it if it isn't. */
import fs from 'node:fs';
import type {Configuration} from 'webpack';
import {afterEach, expect, it, vi} from 'vitest';
import {checkLiteralPaths, checkPreact, checkPrism} from './checks';
import {withoutChunkTable} from './chunk-url-plugin';
import {withoutCommonSheet} from './page-styles';
import {checkLayer} from './used-styles';

class ChunkAssetPlugin {
  apply() {}
}

/** Simulates changed package files. */
function change(file: RegExp, text: string): void {
  const read = fs.readFileSync;
  vi.spyOn(fs, 'readFileSync').mockImplementation(((name: string, options: BufferEncoding) =>
    file.test(name) ? text : read(name, options)) as typeof fs.readFileSync);
}
afterEach(() => vi.restoreAllMocks());

it('accepts the installed packages', () => {
  checkPrism();
  checkLiteralPaths();
  checkPreact();
  const config: Configuration = {plugins: [new ChunkAssetPlugin()]};
  withoutChunkTable(config);
  expect(config.plugins).toEqual([]);
});

it('fails if another part of the theme uses Prism', () => {
  change(
    /theme-classic\/lib\/theme\/TOC\/index\.js$/,
    "import {Prism} from 'prism-react-renderer';",
  );
  expect(checkPrism).toThrow(
    /no-prism no longer fits @docusaurus\/theme-classic [\d.]+\.\nFile: +lib\/theme\/TOC\/index\.js\n/,
  );
});

it('fails if the router matches paths in another way', () => {
  change(/react-router\.js$/, 'export {};');
  expect(checkLiteralPaths).toThrow(
    /literal-paths no longer fits react-router [^]*Found: +not at all/,
  );
});

it('fails if nodes of Preact have their elements elsewhere', () => {
  change(/preact\.mjs$/, 'export {};');
  expect(checkPreact).toThrow(/preact no longer fits preact [^]*Expected: \.__e\n/);
});

it('fails if URLs of chunks are requested in another way or by another plugin', () => {
  expect(() => withoutChunkTable({plugins: []})).toThrow(/the plugin ChunkAssetPlugin/);
  change(/client\/docusaurus\.js$/, 'export default {};');
  expect(() => withoutChunkTable({plugins: [new ChunkAssetPlugin()]})).toThrow(
    /chunk-table no longer fits @docusaurus\/core/,
  );
});

it('removes the single style sheet of all pages, and fails if there is none', () => {
  const config: Configuration = {
    optimization: {splitChunks: {cacheGroups: {styles: {name: 'styles'}}}},
  };
  withoutCommonSheet(config);
  expect(config.optimization?.splitChunks).toEqual({cacheGroups: {styles: false}});
  expect(() => withoutCommonSheet({})).toThrow(/page-styles no longer fits/);
});

it("fails if the framework doesn't have its own layer", () => {
  checkLayer(['.a {}', '@layer docusaurus.infima{.b {}}']);
  expect(() => checkLayer(['.a {}'])).toThrow(/used-styles no longer fits/);
});
