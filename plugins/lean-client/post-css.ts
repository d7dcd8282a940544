/** The settings of PostCSS, which processes each style sheet twice: for the browser, and for the HTML. */
import type {PostCssOptions} from '@docusaurus/types';

/** Docusaurus' only plugin by default. */
const PRESET_ENV = /[\\/]postcss-preset-env[\\/]/;

function isPresetEnv(plugin: unknown): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' && PRESET_ENV.test(name);
}

/**
 * Drops what translates new CSS for older browsers: Lightning CSS, which minifies the built sheets, does the same for
 * the browsers in `package.json`. Nor are the folders above each sheet searched for a configuration of PostCSS.
 *
 * @param options as Docusaurus and its plugins set them
 * @returns the options without that plugin; others, such as cascade layers, stay
 */
export function withoutPresetEnv(options: PostCssOptions): PostCssOptions {
  const plugins = (options.plugins ?? []) as unknown[];
  return {...options, config: false, plugins: plugins.filter((plugin) => !isPresetEnv(plugin))};
}
