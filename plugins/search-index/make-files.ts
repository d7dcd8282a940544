/** Builds the search files from what Docusaurus loaded. */
import {saveRead} from '../markdown-source';
import {loadReference} from '../reference';
import {NEXT} from '../releases/model';
import {answerFiles} from './answers';
import {collectPages, type SiteContent} from './collect';
import {type IndexFiles, indexFiles} from './files';
import {hashOf} from './hash';
import {readRecords} from './records';
import {readSynonyms} from './synonyms';

export {versionNames} from './collect';

/** The files of all versions, built per version on first request. */
export class SearchFiles {
  readonly #content: SiteContent;
  readonly #siteDir: string;
  readonly #made = new Map<string, IndexFiles>();

  constructor(content: SiteContent, siteDir: string) {
    this.#content = content;
    this.#siteDir = siteDir;
  }

  /** @returns the hash of the files, without making them */
  hashOf(version: string): string {
    return hashOf(collectPages(this.#content, version, this.#siteDir), this.#siteDir);
  }

  /** @returns no files for an unknown version */
  ofVersion(name: string): IndexFiles {
    const known = this.#made.get(name);
    if (known) return known;
    const files = this.#make(name);
    saveRead();
    this.#made.set(name, files);
    return files;
  }

  #make(name: string): IndexFiles {
    const version = this.#content.docs.loadedVersions.find((one) => one.versionName === name);
    if (!version) return new Map();
    const records = readRecords(collectPages(this.#content, name, this.#siteDir));
    // Docusaurus calls the newest version `current`.
    const reference = loadReference(this.#siteDir, name === 'current' ? NEXT : name);
    return new Map([
      ...indexFiles(records, readSynonyms(this.#siteDir)),
      ...answerFiles(reference, records, version.path),
    ]);
  }
}
