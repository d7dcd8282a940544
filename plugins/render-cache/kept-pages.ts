/** The pages that earlier builds rendered, a file each. Part of the server's bundle, and of the build itself. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../common/write-whole';

/** What a page was rendered from, apart from the code that all pages share: chunks of the server's bundle, and their files. */
type Parts = Record<string, string>;

type Kept<T> = {code: string; parts: Parts; page: T};

const fileOf = (pathname: string) => `${createHash('sha1').update(pathname).digest('hex')}.json`;

/** Pages of type T, which must be serializable as JSON. */
export class KeptPages<T> {
  /**
   * @param folder where they are kept
   * @param code identifies the code that renders pages
   * @param currentFile returns the name of the file of a chunk, which contains a hash of its content
   */
  constructor(
    private readonly folder: string,
    private readonly code: string,
    private readonly currentFile: (chunk: string) => string,
  ) {}

  /** @returns the page, if it would be rendered from the same code and parts now */
  get(pathname: string): T | undefined {
    try {
      const text = fs.readFileSync(path.join(this.folder, fileOf(pathname)), 'utf8');
      const {code, parts, page} = JSON.parse(text) as Kept<T>;
      const isCurrent =
        code === this.code &&
        Object.entries(parts).every(([chunk, file]) => this.currentFile(chunk) === file);
      return isCurrent ? page : undefined;
    } catch {
      // If the file is missing or damaged, the page is rendered again.
      return undefined;
    }
  }

  /** Keeps a page, and the chunks that it was rendered from. */
  set(pathname: string, chunks: Iterable<string>, page: T): void {
    const parts = Object.fromEntries([...chunks].map((chunk) => [chunk, this.currentFile(chunk)]));
    const kept: Kept<T> = {code: this.code, parts, page};
    writeWhole(path.join(this.folder, fileOf(pathname)), JSON.stringify(kept));
  }
}

/** Deletes what was kept of pages that the site no longer has. */
export function dropOthers(folder: string, pathnames: readonly string[]): void {
  const files = new Set(pathnames.map(fileOf));
  const kept = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const file of kept.filter((name) => !files.has(name))) fs.rmSync(path.join(folder, file));
}
