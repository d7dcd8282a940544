/** Provides the data of /tools/grants: `@generated/grants/default/grants.json`, what to grant to each source. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {carriedVersions} from '../releases/load';
import {NEXT} from '../releases/model';
import {loadReference} from '../reference';
import {grantData} from './grants';

export default function grants({siteDir}: LoadContext): Plugin {
  return {
    name: 'grants',
    getPathsToWatch: () => [path.join(siteDir, 'reference/sources/**/*.yaml')],
    async contentLoaded({actions}) {
      const versions = [NEXT, ...carriedVersions(siteDir)];
      const data = grantData(versions.map((name) => loadReference(siteDir, name)));
      await actions.createData('grants.json', JSON.stringify(data));
    },
  };
}
