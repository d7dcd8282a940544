/** Which loader of this folder processes which file of a production build. */
import path from 'node:path';
import type {PatchName} from '../../src/lib/patches';
import {packageFolder} from '../common/upstream.mjs';
import {REPLACEMENTS} from './replacements';

type Options = {
  /** Absolute path of Docusaurus' generated files. */
  generatedFilesDir: string;
  /** True for the bundle that renders the pages, false for that of the browser. */
  isServer: boolean;
  /** False for `npm start`, whose pages needn't be light. */
  forProduction: boolean;
  isOn: (patch: PatchName) => boolean;
};

const rule = (file: string, loader: string, options: Record<string, unknown> = {}) => ({
  test: file,
  enforce: 'pre' as const,
  loader: path.join(__dirname, loader),
  options,
});

const table = (file: string, loader: string, module: string) => ({
  ...rule(file, loader, {module: path.join(__dirname, 'client', module)}),
  type: 'javascript/auto' as const,
});

/** Without these changes, pages wouldn't work with Preact, which `npm start` uses, too. */
const ALWAYS: PatchName = 'preact';

function replacements(isOn: (patch: PatchName) => boolean) {
  return REPLACEMENTS.filter(({place}) => isOn(place.patch)).map(({place, changes}) =>
    rule(path.join(packageFolder(place.package), place.file), 'replace-loader.mjs', {
      ...{place, changes},
    }),
  );
}

/** The rules of the patches that are on. */
export function loaderRules({generatedFilesDir, isServer, forProduction, isOn}: Options) {
  if (!forProduction) return replacements((patch) => patch === ALWAYS && isOn(patch));
  const generated = (name: string) => path.join(generatedFilesDir, name);
  const [pageAssets, chunkNames] = [isOn('page-assets'), isOn('chunk-names')];
  return [
    ...(pageAssets || chunkNames
      ? [
          rule(generated('registry.js'), 'registry-loader.mjs', {
            ...{forBuild: isServer, pageAssets, chunkNames},
          }),
        ]
      : []),
    ...(chunkNames ? [rule(generated('routesChunkNames.json'), 'chunk-names-loader.mjs')] : []),
    ...replacements(isOn),
    ...(!isServer && isOn('route-tables')
      ? [
          table(generated('routes.js'), 'routes-loader.mjs', 'pages'),
          table(generated('globalData.json'), 'global-data-loader.mjs', 'route-paths'),
        ]
      : []),
  ];
}
