/** Provides the data of the privilege finder: `@generated/privilege-finder/default/privileges.json`. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadReference} from '../reference';
import {privilegesOf} from './privileges';

export default function privilegeFinder({siteDir}: LoadContext): Plugin {
  return {
    name: 'privilege-finder',
    getPathsToWatch: () => [
      path.join(siteDir, 'reference/tables/privileges.yaml'),
      path.join(siteDir, 'reference/graphql/*.graphql'),
    ],
    async contentLoaded({actions}) {
      const privileges = privilegesOf(loadReference(siteDir));
      await actions.createData('privileges.json', JSON.stringify(privileges));
    },
  };
}
