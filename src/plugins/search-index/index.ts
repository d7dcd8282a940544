/**
 * Writes the index of the site's own search, one a version: `assets/search/<version>/` (src/features/search/engine). Pages
 * are read as Markdown, so that `npm start`, which has no HTML, finds the same.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {require as requireTypeScript} from 'tsx/cjs/api';
import type {SiteContent} from './collect';
import {devServerOptions} from './dev-server';
import {FOLDER} from './folder';
import type * as MakeFiles from './make-files';

/** Loaded past Docusaurus' module loader, which keeps no module cache and is slow with this much code. */
const {makeFiles, versionHashes} = requireTypeScript(
  './make-files.ts',
  __filename,
) as typeof MakeFiles;

export default function searchIndex({siteDir, baseUrl}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  let content: SiteContent | undefined;
  let files: Map<string, string> | undefined;
  const currentFiles = () => {
    if (!content) throw new Error('The search index is asked for before the pages are loaded.');
    files ??= makeFiles(content, siteDir);
    return files;
  };

  return {
    name: 'search-index',
    async allContentLoaded({allContent, actions}) {
      const of = (name: string) => allContent[`docusaurus-plugin-content-${name}`]?.['default'];
      content = {
        docs: of('docs') as SiteContent['docs'],
        pages: of('pages') as SiteContent['pages'],
        blog: of('blog') as SiteContent['blog'],
      };
      // While pages are edited, an index is made when somebody searches.
      files = undefined;
      const hashes = versionHashes(content, isBuild ? currentFiles() : undefined);
      await actions.createData('versions.json', JSON.stringify(hashes));
    },
    configureWebpack() {
      // Docusaurus hands these options to the dev server, though its type of a configuration lacks them.
      return isBuild ? {} : ({devServer: devServerOptions(baseUrl, currentFiles)} as object);
    },
    postBuild({outDir}) {
      for (const [name, text] of currentFiles()) {
        const file = path.join(outDir, FOLDER, name);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, text);
      }
      return Promise.resolve();
    },
  };
}
