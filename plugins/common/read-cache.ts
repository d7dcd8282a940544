/**
 * Caches what was read from pages and facts, and what was made of them, between runs of the build and `npm start`: doing
 * all of it again takes ten seconds of CPU time. What is cached may depend only on its key and on the code: a change of
 * anything else would go unnoticed until `npm run clear` removes the cache.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {codeHash} from './code-hash';
import {ROOT} from './root';
import {writeWhole} from './write-whole';

const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'read');

/** The code that the data depends on. */
const CODE = ['plugins', 'src/features', 'src/lib'];

/** More than the pages of a site with several versions. */
const KEPT = 5_000;

const all: {save: () => void}[] = [];

/** Saves what was read for the next process. */
export function saveRead(): void {
  for (const cache of all) cache.save();
}

/** The data of one kind, by the text that it was made from. Values must be serializable as JSON. */
export class ReadCache<T> {
  readonly #file: string;
  readonly #kept: number;
  #entries: Map<string, T> | undefined;
  #isChanged = false;

  /**
   * @param kind name of the file
   * @param kept number of entries that are saved, those used last. The whole file is read at the first use
   */
  constructor(kind: string, kept: number = KEPT) {
    this.#file = path.join(FOLDER, `${kind}.json`);
    this.#kept = kept;
    all.push(this);
  }

  /** Returns the data for a text, by `make` unless it is cached. */
  get(key: string, make: () => T): T {
    const entries = (this.#entries ??= this.#load());
    const hash = createHash('sha1').update(key).digest('base64');
    const known = entries.get(hash);
    const value = known === undefined ? make() : known;
    this.#isChanged ||= known === undefined;
    // The last entries are those that were used last.
    entries.delete(hash);
    entries.set(hash, value);
    return value;
  }

  save(): void {
    if (!this.#isChanged || !this.#entries) return;
    const entries = [...this.#entries].slice(-this.#kept);
    writeWhole(this.#file, JSON.stringify({code: codeHash(...CODE), entries}));
    // Few are kept if they are large, and `npm start` makes one at each edit of a fact.
    if (this.#kept < KEPT) this.#entries = new Map(entries);
    this.#isChanged = false;
  }

  #load(): Map<string, T> {
    try {
      const {code, entries} = JSON.parse(fs.readFileSync(this.#file, 'utf8')) as {
        code: string;
        entries: [string, T][];
      };
      return new Map(code === codeHash(...CODE) ? entries : []);
    } catch {
      // If the file is missing or damaged, the pages are parsed again.
      return new Map();
    }
  }
}
