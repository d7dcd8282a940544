/** Writes the notice into a browser build, and refers to it at the top of the main script. */
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {readLicense} from './license';
import {shippedFolders} from './shipped';
import {noticeText} from './text';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** Path of the notice below the site's base URL. */
export const NOTICE_FILE = 'third-party-notices.txt';

/** The script that every page loads. */
const MAIN = /^assets\/js\/main\.[^/]*\.js$/;

/** A plugin for webpack or Rspack. */
export class NoticesPlugin {
  /** @param beside folders of packages that are in the build, but not as modules */
  constructor(
    private readonly bundler: Bundler,
    private readonly beside: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = this.bundler;
    compiler.hooks.thisCompilation.tap('Notices', (compilation) => {
      // Runs after minification, which removes comments, and before files are named by their content hash.
      const stage = {name: 'Notices', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE};
      compilation.hooks.processAssets.tap(stage, (assets) => {
        const folders = [...shippedFolders(compilation), ...this.beside];
        const notice = noticeText(folders.map(readLicense));
        compilation.emitAsset(NOTICE_FILE, new sources.RawSource(notice));
        for (const name of Object.keys(assets).filter((asset) => MAIN.test(asset))) {
          compilation.updateAsset(
            name,
            (script) => new sources.ConcatSource(`/*! Licenses: /${NOTICE_FILE} */\n`, script),
          );
        }
      });
    });
  }
}
