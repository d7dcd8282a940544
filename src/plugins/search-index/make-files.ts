/** The files of the search, from what Docusaurus loaded. */
import {collectRecords, type SiteContent} from './collect';
import {hashesOf, indexFiles} from './files';
import {readSynonyms} from './synonyms';

/** @returns text by path, see `indexFiles` */
export function makeFiles(content: SiteContent, siteDir: string): Map<string, string> {
  return indexFiles(collectRecords(content, siteDir), readSynonyms(siteDir));
}

/** Names of the versions, the latest first, with the hash of each index that is made already. */
export function versionHashes(
  {docs}: SiteContent,
  files: ReadonlyMap<string, string> | undefined,
): Record<string, string> {
  const hashes = files ? hashesOf(files) : {};
  const latestFirst = [...docs.loadedVersions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return Object.fromEntries(
    latestFirst.map(({versionName}) => [versionName, hashes[versionName] ?? '']),
  );
}
