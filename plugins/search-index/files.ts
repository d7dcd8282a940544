/** The files of a version's index: their text by path. */
import type {PageRecord, SynonymGroups} from '../../src/features/search/engine/format';
import {writeIndex} from '../../src/features/search/engine/write-index';

/** Texts by path below the folder of the version: `index.json`, `text/12.json` */
export type IndexFiles = ReadonlyMap<string, string>;

export function indexFiles(pages: readonly PageRecord[], synonyms: SynonymGroups): IndexFiles {
  const files = new Map([['index.json', JSON.stringify(writeIndex(pages, synonyms))]]);
  pages.forEach(({sections}, place) => {
    files.set(`text/${place}.json`, JSON.stringify({sections}));
  });
  return files;
}
