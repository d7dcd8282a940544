/** The interface of a search engine in the comparison. */

/** An engine with the docs pages of Next. */
export type Engine = {
  name: string;
  /** Returns the paths below /docs/ of the pages found, best first, at most ten. */
  find(query: string): Promise<readonly string[]>;
};

/** An engine that we compare ours with. */
export type OtherEngine = Engine & {
  /** Bytes that a reader's browser fetches until the first result. */
  firstResultBytes: number;
  /** Releases the resources of the engine, which can't be used anymore. */
  close(): Promise<void>;
};

/** Converts the URL of a docs page of Next to its path below /docs/: `/docs/quickstart.html#ports` → `quickstart`. */
export function pagePath(address: string): string {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return pathname.replace(/^\/docs\//, '').replace(/(\.html|\/)$/, '');
}

/** Returns each value once, in order of first appearance, at most `limit` of them. */
export function distinct(values: readonly string[], limit: number): string[] {
  return [...new Set(values)].slice(0, limit);
}
