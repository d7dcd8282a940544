/**
 * Writes the indexes of the site's own search, one per version: `assets/search/<version>/<hash>/`
 * (src/features/search/engine). Pages are read as Markdown, so that `npm start`, which has no HTML, returns the same
 * results.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {folderOf, SEARCH_FOLDERS} from '../../src/features/search/engine/format';
import {whenListening} from '../common/dev-server';
import type {SiteContent} from './collect';
import {searchFiles} from './dev-server';
import {keptFiles} from './kept-files';
import {SearchFiles, versionNames} from './make-files';

/** Replaces the hash in `npm start`, where an index is rebuilt after each change. */
const DEV = 'dev';

export default function searchIndex({siteDir, baseUrl}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  /** By the name of the version, the latest first. */
  let hashes: Record<string, string> = {};
  let files: SearchFiles | undefined;
  const filesOf = (version: string) => {
    if (!files) throw new Error('The search index was requested before the pages were loaded.');
    return files.ofVersion(version);
  };

  return {
    name: 'search-index',
    async allContentLoaded({allContent, actions}) {
      const of = (name: string) => allContent[`docusaurus-plugin-content-${name}`]?.['default'];
      const content = {
        docs: of('docs') as SiteContent['docs'],
        pages: of('pages') as SiteContent['pages'],
        blog: of('blog') as SiteContent['blog'],
      };
      const made = new SearchFiles(content, siteDir);
      files = made;
      hashes = Object.fromEntries(
        versionNames(content).map((name) => [name, isBuild ? made.hashOf(name) : DEV]),
      );
      await actions.createData('versions.json', JSON.stringify(hashes));
    },
    configureWebpack(config) {
      if (isBuild) return {};
      return whenListening(config, ({app}) => app?.use(searchFiles(baseUrl, filesOf)));
    },
    // By now, the bundler has parsed all pages, and `rememberText` kept what the index needs.
    postBuild({outDir}) {
      for (const [version, hash] of Object.entries(hashes)) {
        for (const [name, text] of keptFiles(siteDir, version, hash, () => filesOf(version))) {
          const file = path.join(outDir, folderOf(version, hash), name);
          fs.mkdirSync(path.dirname(file), {recursive: true});
          fs.writeFileSync(file, text);
        }
      }
      const folders = Object.entries(hashes).map(([name, hash]) => [name, folderOf(name, hash)]);
      fs.writeFileSync(
        path.join(outDir, SEARCH_FOLDERS),
        `${JSON.stringify(Object.fromEntries(folders))}\n`,
      );
      return Promise.resolve();
    },
  };
}
