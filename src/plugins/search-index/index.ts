/**
 * Writes the index of the site's own search, one a version: `assets/search/<version>/` (src/features/search/engine). Pages
 * are read as Markdown, so that `npm start`, which has no HTML, finds the same.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectRecords, type SiteContent} from './collect';
import {devServerOptions} from './dev-server';
import {FOLDER, hashesOf, indexFiles} from './files';
import {readSynonyms} from './synonyms';

export default function searchIndex({siteDir, baseUrl}: LoadContext): Plugin {
  let content: SiteContent | undefined;
  let files: Map<string, string> | undefined;
  const makeFiles = () => {
    if (!content) throw new Error('The search index is asked for before the pages are loaded.');
    return indexFiles(collectRecords(content, siteDir), readSynonyms(siteDir));
  };
  const isBuild = process.env.NODE_ENV === 'production';

  return {
    name: 'search-index',
    async allContentLoaded({allContent, actions}) {
      const of = (plugin: string) => allContent[`docusaurus-plugin-content-${plugin}`]?.['default'];
      content = {
        docs: of('docs') as SiteContent['docs'],
        pages: of('pages') as SiteContent['pages'],
        blog: of('blog') as SiteContent['blog'],
      };
      // While pages are edited, an index is made when a reader searches.
      files = isBuild ? makeFiles() : undefined;
      const names = content.docs.loadedVersions.map(({versionName, isLast}) => ({
        versionName,
        isLast,
      }));
      names.sort((a, b) => Number(b.isLast) - Number(a.isLast));
      const hashes = files ? hashesOf(files) : {};
      const versions = names.map(({versionName}) => [versionName, hashes[versionName] ?? '']);
      await actions.createData('versions.json', JSON.stringify(Object.fromEntries(versions)));
    },
    configureWebpack() {
      if (isBuild) return {};
      return {devServer: devServerOptions(baseUrl, () => (files ??= makeFiles()))} as object;
    },
    postBuild({outDir}) {
      for (const [name, text] of files ?? []) {
        const file = path.join(outDir, FOLDER, name);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, text);
      }
      return Promise.resolve();
    },
  };
}
