/**
 * Writes one list of pages for each version of the docs, `@generated/page-list/default/<version>.json`. No page
 * loads a list until its reader asks for something that needs it (src/features/page-finder).
 */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as LoadedDocs} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import type {Plugin} from '@docusaurus/types';
import {pagesOfVersion, pagesOutsideDocs, posts} from './collect';

export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedDocs;
      // Other instances of the pages plugin hold pages that nobody is to find, such as /dogfood.
      const pages = allContent['docusaurus-plugin-content-pages']?.['default'] as
        LoadedPages | undefined;
      const learn = allContent['docusaurus-plugin-content-blog']?.['default'] as
        BlogContent | undefined;
      await Promise.all(
        docs.loadedVersions.map((version) => {
          const list = pagesOfVersion(version);
          if (version.isLast) {
            list.push(...pagesOutsideDocs(pages ?? []), ...posts(learn ?? {blogPosts: []}));
          }
          return actions.createData(`${version.versionName}.json`, JSON.stringify(list));
        }),
      );
    },
  };
}
