/**
 * `npm start` compiles a page when it is first opened, instead of all pages before the first one. Rspack does this with
 * its lazy compilation, which its own dev server sets up; Docusaurus uses that of webpack, so it is set up here.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {isOn} from '../../src/lib/patches';
import {type Handler, whenListening} from '../common/dev-server';
import {upstreamChanged} from '../common/upstream.mjs';

/** What Rspack has in addition to webpack. */
type Rspack = {lazyCompilationMiddleware?: (compiler: unknown) => Handler};

/** Pages only: everything else is small, and each module on demand delays a page by another request. */
const ON_DEMAND = {imports: true, entries: false, test: /\.mdx?$/};

const RSPACK = {patch: 'pages-on-demand', package: '@rspack/core', file: 'its exports'} as const;

export default function pagesOnDemand({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'pages-on-demand',
    configureWebpack(config, isServer, {currentBundler}) {
      const isDevelopment = config.mode === 'development' && !isServer;
      const isRspack = currentBundler.name === 'rspack';
      if (!isDevelopment || !isRspack || !isOn(siteConfig, 'pages-on-demand')) return {};
      const {lazyCompilationMiddleware: handlerOf} = currentBundler.instance as unknown as Rspack;
      if (!handlerOf) throw upstreamChanged(RSPACK, 'a function lazyCompilationMiddleware', 'none');
      let handle: Handler | undefined;
      // Rspack replaces the imports of pages in this call, so it comes before the first compilation.
      const setUp = {apply: (compiler: unknown) => void (handle = handlerOf(compiler))};
      return {
        lazyCompilation: ON_DEMAND,
        plugins: [setUp],
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              enforce: 'pre',
              loader: path.join(__dirname, 'registry-loader.mjs'),
            },
          ],
        },
        ...whenListening(config, ({app}) => handle && app?.use(handle)),
      } as Configuration;
    },
  };
}
