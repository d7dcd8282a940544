/** What the comparison asks of a search engine. */

/** An engine that holds the docs pages of Next. */
export type Engine = {
  name: string;
  /** Paths below /docs/ of the pages found, the best first, at most ten. */
  find(query: string): Promise<readonly string[]>;
};

/** An engine that we compare ours with. */
export type OtherEngine = Engine & {
  /** Bytes that a reader's browser fetches up to the first result. */
  firstResultBytes: number;
  /** Gives back what the engine holds; it can't be asked any more. */
  close(): Promise<void>;
};

/** Turns an address of a docs page of Next into its path below /docs/: `/docs/quickstart.html#ports` → `quickstart`. */
export function pagePath(address: string): string {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return pathname.replace(/^\/docs\//, '').replace(/(\.html|\/)$/, '');
}

/** Each value once, in order of first appearance, at most `limit` of them. */
export function distinct(values: readonly string[], limit: number): string[] {
  return [...new Set(values)].slice(0, limit);
}
