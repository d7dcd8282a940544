/** The files of all indexes, as texts by their paths. */
import {createHash} from 'node:crypto';
import type {PageRecord, SynonymGroups} from '../../features/search/engine/format';
import {writeIndex} from '../../features/search/engine/write-index';

/** @returns text by path below the folder of the search, as `current/index.json` and `current/text/12.json` */
export function indexFiles(
  records: ReadonlyMap<string, readonly PageRecord[]>,
  synonyms: SynonymGroups,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const [version, pages] of records) {
    files.set(`${version}/index.json`, JSON.stringify(writeIndex(pages, synonyms)));
    pages.forEach(({sections}, place) => {
      files.set(`${version}/text/${place}.json`, JSON.stringify({sections}));
    });
  }
  return files;
}

/** @returns a hash of each version's files, by its name */
export function hashesOf(files: ReadonlyMap<string, string>): Record<string, string> {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  for (const [file, text] of files) {
    const version = file.slice(0, file.indexOf('/'));
    const hash = hashes.get(version) ?? createHash('sha256');
    hashes.set(version, hash.update(text));
  }
  return Object.fromEntries(
    [...hashes].map(([version, hash]) => [version, hash.digest('hex').slice(0, 8)]),
  );
}
