/**
 * Provides the data of the metamodel explorer in `@generated/metamodel-explorer/default/`: `model.json`, entities, aspects,
 * and relations; and `writings.json`, how to write each aspect, which the page loads with the first example.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsPageFinder} from '../common/docs-pages';
import {loadReference} from '../reference';
import {explorerModel, takenAspects} from './model';
import {writingsOf} from './writings';

export default function metamodelExplorer({siteDir}: LoadContext): Plugin {
  return {
    name: 'metamodel-explorer',
    getPathsToWatch: () => [
      path.join(siteDir, 'reference/metamodel/**/*.yaml'),
      path.join(siteDir, 'reference/tables/{python-aspects,aspect-mutations}.yaml'),
    ],
    async allContentLoaded({allContent, actions}) {
      const pageOf = docsPageFinder(allContent);
      const reference = loadReference(siteDir);
      const writings = writingsOf(reference, takenAspects(reference.metamodel));
      await actions.createData('model.json', JSON.stringify(explorerModel(reference, pageOf)));
      await actions.createData('writings.json', JSON.stringify(writings));
    },
  };
}
