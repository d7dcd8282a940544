/** The bundler's cache between builds. */
import type {Configuration} from 'webpack';

/** The part of Rspack's configuration that is about its cache; webpack's types don't have it. */
type Cached = {experiments?: {cache?: {version?: string} | boolean}};

/**
 * Makes the cache depend on the aliases, which Rspack doesn't compare: without a patch that replaces a module, it would
 * still use what it resolved with the patch, and the other way round.
 *
 * @returns the setting to merge into the configuration; empty if it has no such cache
 */
export function cacheFor(config: Configuration, alias: object): Configuration {
  const cache = (config as Cached).experiments?.cache;
  if (typeof cache !== 'object') return {};
  const version = `${cache.version}-${JSON.stringify(alias)}`;
  return {experiments: {cache: {version}}} as Configuration;
}
