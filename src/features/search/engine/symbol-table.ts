/** Names that have addresses of their own, however a reader writes them: `search across entities` is one. */
import type {IndexedPage, Symbol} from './format';
import {readSymbols} from './symbol-lines';
import {squeeze} from './terms';

/** A symbol and the place of the page that it stands on. */
export type PlacedSymbol = Symbol & {page: number};

export class SymbolTable {
  readonly #byKey = new Map<string, PlacedSymbol[]>();
  /** Squeezed names and ids, in alphabetical order. */
  readonly keys: readonly string[];

  constructor(pages: readonly IndexedPage[]) {
    pages.forEach(({symbols}, page) => {
      for (const symbol of readSymbols(symbols)) {
        const keys = new Set([squeeze(symbol.name), squeeze(symbol.id)]);
        for (const key of keys) {
          const placed = this.#byKey.get(key);
          if (placed) placed.push({...symbol, page});
          else this.#byKey.set(key, [{...symbol, page}]);
        }
      }
    });
    this.keys = [...this.#byKey.keys()].sort();
  }

  /** @param key squeezed name or id */
  find(key: string): readonly PlacedSymbol[] {
    return this.#byKey.get(key) ?? [];
  }

  /** Keys that begin like this, itself not among them. */
  keysOfPrefix(prefix: string): string[] {
    const found: string[] = [];
    let from = 0;
    let to = this.keys.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.keys[middle] ?? '') < prefix) from = middle + 1;
      else to = middle;
    }
    for (; this.keys[from]?.startsWith(prefix); from++) {
      if (this.keys[from] !== prefix) found.push(this.keys[from] ?? '');
    }
    return found;
  }
}
