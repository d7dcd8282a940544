/** Runs `usedStyles` on the style sheets of a build, before they are minified and named by their content hash. */
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {checkLayer, usedStyles} from './used-styles';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** A plugin for webpack or Rspack. */
export class UsedStylesPlugin {
  constructor(private readonly bundler: Bundler) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = this.bundler;
    compiler.hooks.thisCompilation.tap('UsedStyles', (compilation) => {
      const stage = {name: 'UsedStyles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE};
      compilation.hooks.processAssets.tapPromise(stage, async (assets) => {
        const ofType = (suffix: string) =>
          Object.entries(assets).filter(([name]) => name.endsWith(suffix));
        // Names of classes and properties are ASCII, so a megabyte of script needn't be decoded.
        const scripts = ofType('.js').map(([, source]) => source.buffer().toString('latin1'));
        const sheets = ofType('.css').map(
          ([name, source]) => [name, source.source().toString()] as const,
        );
        checkLayer(sheets.map(([, css]) => css));
        for (const [name, css] of sheets) {
          compilation.updateAsset(name, new sources.RawSource(await usedStyles(css, scripts)));
        }
      });
    });
  }
}
