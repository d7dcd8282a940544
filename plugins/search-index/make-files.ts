/** Builds the search files from what Docusaurus loaded. */
import {saveRead} from '../markdown-source';
import {collectRecords, type SiteContent} from './collect';
import {type IndexFiles, indexFiles} from './files';
import {readSynonyms} from './synonyms';

export {versionNames} from './collect';
export {hashOf} from './files';

/** The files of all versions, built per version on first request. */
export class SearchFiles {
  readonly #content: SiteContent;
  readonly #siteDir: string;
  readonly #made = new Map<string, IndexFiles>();

  constructor(content: SiteContent, siteDir: string) {
    this.#content = content;
    this.#siteDir = siteDir;
  }

  /** @returns no files for an unknown version */
  ofVersion(name: string): IndexFiles {
    const known = this.#made.get(name);
    if (known) return known;
    const records = collectRecords(this.#content, name, this.#siteDir);
    const files = records.length > 0 ? indexFiles(records, readSynonyms(this.#siteDir)) : new Map();
    saveRead();
    this.#made.set(name, files as IndexFiles);
    return files as IndexFiles;
  }
}
