/**
 * Provides the data of the recipe tool in `@generated/recipe-tool/default/`: `versions.json`, the sources of each version,
 * which the page contains, and `files.js`, the addresses of the files about each of them, which it fetches one by one.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ReadCache} from '../common/read-cache';
import {Problems} from '../facts/problems';
import {loadRecipeParts} from '../recipe-schema';
import {loadReference} from '../reference';
import {carriedVersions, loadReleases} from '../releases/load';
import {NEXT} from '../releases/model';
import {recipeToolFacts, type VersionFacts} from './facts';

/** Extension of the files, which aren't modules with data, but files to fetch. */
const EXTENSION = 'recipe-facts';

/** Name of the file with what all recipes of a version have in common; no plugin is called so. */
const COMMON = '_common';

/** Of all versions of the last build. */
const cache = new ReadCache<VersionFacts>('recipe-tool', 16);

function versionFacts(root: string, baseUrl: string): VersionFacts[] {
  const problems = new Problems();
  const releases = loadReleases(root, problems);
  problems.throwIfAny();
  const parts = loadRecipeParts(root);
  return [NEXT, ...carriedVersions(root)].map((name) => {
    const docs = `${baseUrl}docs${name === NEXT ? '' : `/${name}`}`;
    const reference = loadReference(root, name);
    return cache.get(`${docs}\n${reference.fingerprint}`, () =>
      recipeToolFacts(reference, parts, releases, docs),
    );
  });
}

/** The text of each file by name, without its extension. */
function factFiles({listed, common, sources}: VersionFacts): [string, string][] {
  return [[COMMON, common] as const, ...sources.map((one) => [one.plugin, one] as const)].map(
    ([name, facts]) => [`${listed.name}-${name}`, JSON.stringify(facts)],
  );
}

/** A module that maps the name of each file to its address. */
function registry(names: readonly string[]): string {
  const imports = names.map((name, i) => `import f${i} from './${name}.${EXTENSION}';`);
  const entries = names.map((name, i) => `${JSON.stringify(name)}: f${i},`);
  return `${imports.join('\n')}\nexport default {\n${entries.join('\n')}\n};\n`;
}

export default function recipeTool({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'recipe-tool',
    getPathsToWatch: () => [
      path.join(siteDir, 'reference/{recipe,sinks,transformers,releases}.yaml'),
      path.join(siteDir, 'reference/sources/**/*.{yaml,md}'),
    ],
    async contentLoaded({actions}) {
      const versions = versionFacts(siteDir, baseUrl);
      const files = versions.flatMap(factFiles);
      await Promise.all([
        actions.createData('versions.json', JSON.stringify(versions.map(({listed}) => listed))),
        ...files.map(([name, text]) => actions.createData(`${name}.${EXTENSION}`, text)),
      ]);
      await actions.createData('files.js', registry(files.map(([name]) => name)));
    },
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: new RegExp(`\\.${EXTENSION}$`),
            type: 'asset/resource',
            generator: {filename: 'assets/recipes/[name]-[contenthash:8].json', emit: !isServer},
          },
        ],
      },
    }),
  };
}
