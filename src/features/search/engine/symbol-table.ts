/** Names that have addresses of their own, however a reader writes them: `search across entities` is one. */
import type {IndexedPage, Symbol} from './format';
import {lowerBound} from './sorted';
import {readSymbols} from './symbol-lines';
import {squeeze} from './terms';

/** A symbol and the place of the page that it is on. */
export type PlacedSymbol = Symbol & {page: number};

type ByKey = ReadonlyMap<string, readonly PlacedSymbol[]>;

/** @param textOf what symbols are looked up by; sources share most of their names, so each is squeezed once */
function byKey(symbols: readonly PlacedSymbol[], textOf: (symbol: Symbol) => string): ByKey {
  const found = new Map<string, PlacedSymbol[]>();
  const keys = new Map<string, string>();
  for (const symbol of symbols) {
    const text = textOf(symbol);
    const key = keys.get(text) ?? squeeze(text);
    keys.set(text, key);
    const known = found.get(key);
    if (known) known.push(symbol);
    else found.set(key, [symbol]);
  }
  return found;
}

export class SymbolTable {
  readonly #symbols: readonly PlacedSymbol[];
  readonly #names: ByKey;
  #ids: ByKey | undefined;
  /** Squeezed names, in alphabetical order. */
  readonly keys: readonly string[];

  constructor(pages: readonly IndexedPage[]) {
    this.#symbols = pages.flatMap(({symbols}, page) =>
      readSymbols(symbols).map(({name, id}) => ({name, id, page})),
    );
    this.#names = byKey(this.#symbols, ({name}) => name);
    this.keys = [...this.#names.keys()].sort();
  }

  /**
   * @param key squeezed name
   * @param orId where no name is that, an id may be, as `kafka.connection.bootstrap`
   */
  find(key: string, orId = false): readonly PlacedSymbol[] {
    const named = this.#names.get(key);
    if (named || !orId) return named ?? [];
    // Few readers write a whole id: the table of ids is made for the first who does.
    this.#ids ??= byKey(this.#symbols, ({id}) => id);
    return this.#ids.get(key) ?? [];
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
