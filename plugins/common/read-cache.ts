/**
 * Caches what was read from pages and facts between runs of the build and `npm start`, because parsing all of them takes
 * some seconds of CPU time. `npm run clear` removes it.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {codeHash} from './code-hash';
import {ROOT} from './root';
import {writeWhole} from './write-whole';

const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'read');

/** The code that extracts the data. */
const CODE = 'plugins';

/** More than the pages of a site with several versions; beyond this, the oldest entries are dropped. */
const KEPT = 5_000;

const all: {save: () => void}[] = [];

/** Saves what was read for the next process. */
export function saveRead(): void {
  for (const cache of all) cache.save();
}

/** The extracted data of one kind, by source text. Values must be serializable as JSON. */
export class ReadCache<T> {
  readonly #file: string;
  #entries: Map<string, T> | undefined;
  #isChanged = false;

  /** @param kind name of the file */
  constructor(kind: string) {
    this.#file = path.join(FOLDER, `${kind}.json`);
    all.push(this);
  }

  get(key: string, make: () => T): T {
    const entries = (this.#entries ??= this.#load());
    const hash = createHash('sha1').update(key).digest('base64');
    const known = entries.get(hash);
    if (known !== undefined) return known;
    const made = make();
    entries.set(hash, made);
    this.#isChanged = true;
    return made;
  }

  save(): void {
    if (!this.#isChanged || !this.#entries) return;
    const entries = [...this.#entries].slice(-KEPT);
    writeWhole(this.#file, JSON.stringify({code: codeHash(CODE), entries}));
    this.#isChanged = false;
  }

  #load(): Map<string, T> {
    try {
      const {code, entries} = JSON.parse(fs.readFileSync(this.#file, 'utf8')) as {
        code: string;
        entries: [string, T][];
      };
      return new Map(code === codeHash(CODE) ? entries : []);
    } catch {
      // If the file is missing or damaged, the pages are parsed again.
      return new Map();
    }
  }
}
