/**
 * Provides the data of two pages: `@generated/home-data/default/home.json`, figures and names for the home page, and
 * `news.json`, what is new in Next, for the landing page of the docs.
 */
import path from 'node:path';
import type {LoadedContent as LoadedDocs} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageFacts} from './facts';
import {PROJECT_FILE} from './project';

export default function homeData({siteDir}: LoadContext): Plugin {
  return {
    name: 'home-data',
    getPathsToWatch: () => [path.join(siteDir, PROJECT_FILE)],
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedDocs;
      const {home, news} = pageFacts(siteDir, docs);
      await Promise.all([
        actions.createData('home.json', JSON.stringify(home)),
        actions.createData('news.json', JSON.stringify(news)),
      ]);
    },
  };
}
