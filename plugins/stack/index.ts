/** Provides the data of /tools/stack: `@generated/stack/default/stack.json`, what each source reads and links to. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadReference} from '../reference';
import {stackData} from './stack';

export default function stack({siteDir}: LoadContext): Plugin {
  return {
    name: 'stack',
    getPathsToWatch: () => [path.join(siteDir, 'reference/sources/**/*.yaml')],
    async contentLoaded({actions}) {
      await actions.createData('stack.json', JSON.stringify(stackData(loadReference(siteDir))));
    },
  };
}
