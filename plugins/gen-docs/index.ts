/** The docs plugin of this site: assembles genDocs/, then lets Docusaurus' own docs plugin read it. */
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import docsPlugin, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {Configuration} from 'webpack';
import {isOn} from '../../src/lib/patches';
import {saveRead} from '../common/read-cache';
import {type Assembled, assembleSite} from './assemble-site';
import {showsCards} from './card-pages';
import {Compilations} from './compilations';
import {leanRoute} from './lean-routes';
import {sidebarError} from './sidebar-error';
import {watchedPaths} from './watched-paths';

/**
 * Milliseconds until a save is complete. Editors empty a file before they write it, and the watcher reports the second
 * step only if it comes 50 ms after the first.
 */
const SAVED_AFTER = 100;

/** Milliseconds that a browser gets to fetch what was compiled. */
const FETCHED_WITHIN = 200;

/** Milliseconds at most until an edited page is compiled. Nothing is compiled unless it is open in a browser. */
const COMPILED_WITHIN = 1000;

/** Reports progress: a start takes some seconds, and everything else waits for the pages. */
function report({pages, handWritten}: Assembled): void {
  console.log(`Assembled ${pages} pages: ${handWritten} from docs/, the rest from reference/.`);
}

/** Same options as `@docusaurus/plugin-content-docs`, whose `path` must be `genDocs`. */
export default async function genDocs(context: LoadContext, options: unknown): Promise<Plugin> {
  const root = context.siteDir;
  // The original plugin refuses to start without its folder, so the first assembly can't wait.
  report(assembleSite(root));
  let assembled = true;
  const plugin = (await docsPlugin(context, options as PluginOptions)) as Plugin;
  const compilations = new Compilations();
  return {
    ...plugin,
    async loadContent() {
      if (!assembled) {
        await setTimeout(SAVED_AFTER);
        const compiled = compilations.next();
        const {written} = assembleSite(root);
        // Reading the data of all pages takes a second, in which the bundler could do nothing: the page comes first.
        if (written > 0) {
          const fetched = compiled.then(() => setTimeout(FETCHED_WITHIN));
          await Promise.race([fetched, setTimeout(COMPILED_WITHIN)]);
        }
      }
      assembled = false;
      try {
        return await plugin.loadContent?.();
      } catch (error) {
        throw sidebarError(root, error) ?? error;
      }
    },
    async contentLoaded({content, actions}) {
      const hasCards = (file: string) =>
        showsCards(root, path.join(root, aliasedSitePathToRelativePath(file)));
      const addRoute = (route: RouteConfig) => actions.addRoute(leanRoute(route, hasCards));
      const lean = isOn(context.siteConfig, 'lean-routes');
      await plugin.contentLoaded?.({content, actions: lean ? {...actions, addRoute} : actions});
    },
    async allContentLoaded(args) {
      await plugin.allContentLoaded?.(args);
      // What other plugins read, too.
      saveRead();
    },
    configureWebpack(config, isServer, ...others) {
      const own = (plugin.configureWebpack?.(config, isServer, ...others) ?? {}) as Configuration;
      const isStart = config.mode === 'development' && !isServer;
      return (isStart ? compilations.watch(own) : own) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },
    getPathsToWatch: () => watchedPaths(root, plugin.getPathsToWatch?.() ?? []),
  };
}

// Docusaurus types this for a plugin with any options; the validation is that of the docs plugin.
genDocs.validateOptions = validateOptions as unknown as PluginModule['validateOptions'];
