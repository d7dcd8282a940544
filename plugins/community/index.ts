/**
 * Passes checked facts to the community pages, as files that only those pages load:
 * `@generated/community-data/default/adoption-stories.json` and `…/honors.json`.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type CommunityData, HONORS_FILE, loadCommunityData, STORIES_FILE} from './load';

/** @throws ReferenceDataError from `loadContent` that lists the problems in the facts */
export default function communityData({siteDir}: LoadContext): Plugin {
  return {
    name: 'community-data',
    loadContent: () => loadCommunityData(siteDir),
    async contentLoaded({content, actions}) {
      const {stories, honors} = content as CommunityData;
      await Promise.all([
        actions.createData('adoption-stories.json', JSON.stringify(stories)),
        actions.createData('honors.json', JSON.stringify(honors)),
      ]);
    },
    getPathsToWatch() {
      return [STORIES_FILE, HONORS_FILE].map((file) => path.join(siteDir, file));
    },
  };
}
