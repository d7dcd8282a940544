/**
 * Keeps the copies of the last build, because converting all pages takes some seconds of CPU time. `npm run clear`
 * removes them.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {codeHash} from '../common/code-hash';
import {ROOT} from '../common/root';
import {writeWhole} from '../common/write-whole';
import type {Copy} from './copy';

const FILE = path.join(ROOT, 'node_modules', '.cache', 'markdown-copies.json');

/** The code that makes a copy from HTML. */
const CODE = ['plugins/markdown-copies', 'src/features/code/model'];

type Stored = {code: string; copies: [hash: string, copy: Copy][]};

function stored(file: string): Map<string, Copy> {
  try {
    const {code, copies} = JSON.parse(fs.readFileSync(file, 'utf8')) as Stored;
    return new Map(code === codeHash(...CODE) ? copies : []);
  } catch {
    // If the file is missing or damaged, the pages are converted again.
    return new Map();
  }
}

/** The copies of one build, some of which an earlier build made. */
export class KeptCopies {
  readonly #earlier: ReadonlyMap<string, Copy>;
  readonly #used = new Map<string, Copy>();

  constructor(private readonly file: string = FILE) {
    this.#earlier = stored(file);
  }

  /** @returns the copy that was made from this input, or the one that `make` returns */
  get(input: string, make: () => Copy): Copy {
    const hash = createHash('sha1').update(input).digest('base64');
    const copy = this.#earlier.get(hash) ?? make();
    this.#used.set(hash, copy);
    return copy;
  }

  /** Stores the copies that were used, and no others; nothing if an earlier build stored the same. */
  save(): void {
    const isStored = [...this.#used.keys()].every((hash) => this.#earlier.has(hash));
    if (isStored && this.#used.size === this.#earlier.size) return;
    writeWhole(this.file, JSON.stringify({code: codeHash(...CODE), copies: [...this.#used]}));
  }
}
