/** Provides the data of the GraphQL workbench: `operations.json` and `platform.json` in `@generated/graphql-workbench/default`. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ACME_FOLDER, readWorld} from '../acme';
import {Problems} from '../facts/problems';
import {loadReference} from '../reference';
import {operationsOf, platformData} from './data';

export default function graphqlWorkbench({siteDir}: LoadContext): Plugin {
  return {
    name: 'graphql-workbench',
    getPathsToWatch: () => [
      path.join(siteDir, ACME_FOLDER, '*.yaml'),
      path.join(siteDir, 'reference/graphql/*'),
    ],
    async contentLoaded({actions}) {
      const reference = loadReference(siteDir);
      const problems = new Problems();
      const world = readWorld(siteDir, reference.graphql.schema, problems);
      problems.throwIfAny();
      await actions.createData('operations.json', JSON.stringify(operationsOf(reference.graphql)));
      await actions.createData('platform.json', JSON.stringify(platformData(reference, world)));
    },
  };
}
