/** Writes the reference as data into the build: `reference/`, and the schemas of recipes in `schemas/`. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {referenceFiles} from './files';

export default function referenceData({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'reference-data',
    postBuild({outDir}) {
      for (const [name, text] of referenceFiles(siteDir, siteConfig.url + baseUrl)) {
        const file = path.join(outDir, name);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, text);
      }
      return Promise.resolve();
    },
  };
}
