/** Which loader of this folder works on which file of a production build. */
import path from 'node:path';

/**
 * @param generatedFilesDir absolute path of Docusaurus' generated files
 * @param isServer true for the bundle that renders the pages, false for the browser's
 */
export function loaderRules(generatedFilesDir: string, isServer: boolean) {
  const rule = (file: string, loader: string, options: Record<string, unknown> = {}) => ({
    test: file,
    enforce: 'pre' as const,
    loader: path.join(__dirname, loader),
    options,
  });
  const generated = (name: string) => path.join(generatedFilesDir, name);
  const table = (name: string, loader: string, module: string) => ({
    ...rule(generated(name), loader, {module: path.join(__dirname, 'client', module)}),
    type: 'javascript/auto' as const,
  });
  const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));
  return [
    rule(generated('registry.js'), 'registry-loader.mjs', {forBuild: isServer}),
    rule(generated('routesChunkNames.json'), 'chunk-names-loader.mjs'),
    rule(
      require.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js'),
      'not-found-loader.mjs',
    ),
    rule(path.join(themeCommon, 'utils/reactUtils.js'), 'shallow-memo-loader.mjs'),
    ...(isServer
      ? []
      : [
          table('routes.js', 'routes-loader.mjs', 'pages'),
          table('globalData.json', 'global-data-loader.mjs', 'route-paths'),
        ]),
  ];
}
