/**
 * Provides the data of the integrations catalog in `@generated/integrations-data/default/`: `catalog.json`, the cards;
 * `notes.json`, what they can do in detail; `marks.sprite`, the brand marks. No other page loads any of it.
 */
import path from 'node:path';
import type {LoadedContent as LoadedDocs} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {catalogFiles} from './files';

/** Tells whether Next has a page at a path below /docs/. */
function pageFinder(docs: LoadedDocs): (page: string) => boolean {
  const current = docs.loadedVersions.find(({isLast}) => isLast);
  const permalinks = new Set(current?.docs.map(({permalink}) => permalink));
  return (page) => permalinks.has(`${current?.path}/${page}`);
}

export default function integrationsData({siteDir}: LoadContext): Plugin {
  return {
    name: 'integrations-data',
    getPathsToWatch: () => [path.join(siteDir, 'reference/{integrations.yaml,sources/**/*.yaml}')],
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedDocs;
      const files = Object.entries(catalogFiles(siteDir, pageFinder(docs)));
      await Promise.all(files.map(([name, text]) => actions.createData(name, text)));
    },
    // Docusaurus turns each .svg that a script imports into a component; this one is a file to load.
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: /marks\.sprite$/,
            type: 'asset/resource',
            generator: {filename: 'assets/images/marks-[contenthash:8].svg', emit: !isServer},
          },
        ],
      },
    }),
  };
}
