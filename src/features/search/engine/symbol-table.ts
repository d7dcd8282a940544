/** Names that have addresses of their own, however a reader writes them: `search across entities` is one. */
import type {IndexedPage, Symbol} from './format';
import {lowerBound} from './sorted';
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
        const placed = {...symbol, page};
        const [name, id] = [squeeze(symbol.name), squeeze(symbol.id)];
        this.#add(name, placed);
        if (id !== name) this.#add(id, placed);
      }
    });
    this.keys = [...this.#byKey.keys()].sort();
  }

  #add(key: string, symbol: PlacedSymbol): void {
    const known = this.#byKey.get(key);
    if (known) known.push(symbol);
    else this.#byKey.set(key, [symbol]);
  }

  /** @param key squeezed name or id */
  find(key: string): readonly PlacedSymbol[] {
    return this.#byKey.get(key) ?? [];
  }

  /** Keys that begin like this, itself not among them. */
  keysOfPrefix(prefix: string): string[] {
    const found: string[] = [];
    let from = lowerBound(this.keys, prefix);
    for (; this.keys[from]?.startsWith(prefix); from++) {
      if (this.keys[from] !== prefix) found.push(this.keys[from] ?? '');
    }
    return found;
  }
}
