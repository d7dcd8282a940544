/**
 * Provides the data of the integrations catalog in `@generated/integrations-data/default/`: `catalog.json`, the cards;
 * `notes.json`, what they can do in detail; `marks.sprite`, the brand marks. No other page loads any of it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsPageFinder} from '../common/docs-pages';
import {catalogFiles} from './files';

export default function integrationsData({siteDir}: LoadContext): Plugin {
  return {
    name: 'integrations-data',
    getPathsToWatch: () => [path.join(siteDir, 'reference/{integrations.yaml,sources/**/*.yaml}')],
    async allContentLoaded({allContent, actions}) {
      const urlOf = docsPageFinder(allContent);
      const files = Object.entries(catalogFiles(siteDir, (page) => urlOf(page) !== undefined));
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
