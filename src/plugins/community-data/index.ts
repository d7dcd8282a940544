/**
 * Hands checked facts to the community's pages, as files that only those pages load:
 * `@generated/community-data/default/adoption-stories.json` and `…/honors.json`.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {require as requireTypeScript} from 'tsx/cjs/api';
import type * as Load from './load';

/** Loaded past Docusaurus' module loader, which can't read the package of the schemas. */
const load = requireTypeScript('./load.ts', __filename) as typeof Load;

/** @throws ReferenceDataError from `loadContent` that lists what is wrong with the facts */
export default function communityData({siteDir}: LoadContext): Plugin {
  return {
    name: 'community-data',
    loadContent: () => load.loadCommunityData(siteDir),
    async contentLoaded({content, actions}) {
      const {stories, honors} = content as Load.CommunityData;
      await Promise.all([
        actions.createData('adoption-stories.json', JSON.stringify(stories)),
        actions.createData('honors.json', JSON.stringify(honors)),
      ]);
    },
    getPathsToWatch() {
      return [load.STORIES_FILE, load.HONORS_FILE].map((file) => path.join(siteDir, file));
    },
  };
}
