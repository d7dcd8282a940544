/** Builds the search files from what Docusaurus loaded. */
import {saveRead} from '../common/read-cache';
import {loadReference} from '../reference';
import {NEXT} from '../releases/model';
import {answerFiles} from './answers';
import {collectPages, type SiteContent} from './collect';
import {type IndexFiles, indexFiles} from './files';
import {hashOf, sharedHash} from './hash';
import {type PageSource, readRecords} from './records';
import {readSynonyms} from './synonyms';

export {versionNames} from './collect';

/** The files of all versions, built per version on first request. */
export class SearchFiles {
  readonly #content: SiteContent;
  readonly #siteDir: string;
  readonly #made = new Map<string, IndexFiles>();
  /** Read once per version, so that the hash and the files are of the same texts. */
  readonly #pages = new Map<string, readonly PageSource[]>();
  #shared: string | undefined;

  constructor(content: SiteContent, siteDir: string) {
    this.#content = content;
    this.#siteDir = siteDir;
  }

  /** @returns the hash of the files, without making them */
  hashOf(version: string): string {
    this.#shared ??= sharedHash(this.#siteDir);
    return hashOf(this.#pagesOf(version), this.#shared);
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

  #pagesOf(version: string): readonly PageSource[] {
    const pages = this.#pages.get(version) ?? collectPages(this.#content, version, this.#siteDir);
    this.#pages.set(version, pages);
    return pages;
  }

  #make(name: string): IndexFiles {
    const version = this.#content.docs.loadedVersions.find((one) => one.versionName === name);
    if (!version) return new Map();
    const records = readRecords(this.#pagesOf(name));
    // Docusaurus calls the newest version `current`.
    const reference = loadReference(this.#siteDir, name === 'current' ? NEXT : name);
    return new Map([
      ...indexFiles(records, readSynonyms(this.#siteDir)),
      ...answerFiles(reference, records, version.path),
    ]);
  }
}
