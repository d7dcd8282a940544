/** Names with their own anchors, found in any spelling, such as `search across entities`. */
import type {IndexedPage, Symbol} from './format';
import {lowerBound} from './sorted';
import {readSymbols} from './symbol-lines';
import {squeeze} from './terms';

/** A symbol, and the position of the page that it is on. */
export type PlacedSymbol = Symbol & {page: number};

type ByKey = ReadonlyMap<string, readonly PlacedSymbol[]>;

/**
 * @param textOf returns what to look up symbols by; sources share most of their names, so each is squeezed only once
 */
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
  /** Squeezed names in alphabetical order. */
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
   * @param orId whether to look for an id, such as `kafka.connection.bootstrap`, if there is no such name
   */
  find(key: string, orId = false): readonly PlacedSymbol[] {
    const named = this.#names.get(key);
    if (named || !orId) return named ?? [];
    // Few readers type a full id, so the table of ids is created on demand.
    this.#ids ??= byKey(this.#symbols, ({id}) => id);
    return this.#ids.get(key) ?? [];
  }

  /** Returns the keys that start with a prefix, without the prefix itself. */
  keysOfPrefix(prefix: string): string[] {
    const found: string[] = [];
    let from = lowerBound(this.keys, prefix);
    for (; this.keys[from]?.startsWith(prefix); from++) {
      if (this.keys[from] !== prefix) found.push(this.keys[from] ?? '');
    }
    return found;
  }
}
