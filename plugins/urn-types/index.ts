/** Provides the data of the URN workbench: `@generated/urn-types/default/types.json`, the entity types with their keys. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsPageFinder} from '../common/docs-pages';
import {loadReference} from '../reference';
import {urnTypes} from './types';

export default function urnTypesData({siteDir}: LoadContext): Plugin {
  return {
    name: 'urn-types',
    getPathsToWatch: () => [path.join(siteDir, 'reference/metamodel/**/*.yaml')],
    async allContentLoaded({allContent, actions}) {
      const pageOf = docsPageFinder(allContent);
      const types = urnTypes(loadReference(siteDir).metamodel, pageOf);
      await actions.createData('types.json', JSON.stringify(types));
    },
  };
}
