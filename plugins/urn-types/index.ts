/** Provides the data of the URN workbench: `@generated/urn-types/default/types.json`, the entity types with their keys. */
import path from 'node:path';
import type {LoadedContent as LoadedDocs} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadReference} from '../reference';
import {urnTypes} from './types';

export default function urnTypesData({siteDir}: LoadContext): Plugin {
  return {
    name: 'urn-types',
    getPathsToWatch: () => [path.join(siteDir, 'reference/metamodel/**/*.yaml')],
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedDocs;
      const current = docs.loadedVersions.find(({isLast}) => isLast);
      const pages = new Set(current?.docs.map(({permalink}) => permalink));
      const pageOf = (page: string) => {
        const permalink = `${current?.path}/${page}`;
        return pages.has(permalink) ? permalink : undefined;
      };
      const types = urnTypes(loadReference(siteDir).metamodel, pageOf);
      await actions.createData('types.json', JSON.stringify(types));
    },
  };
}
