/** The state of the page, in the URL: the source, what a reader wants from it, and the version. */

export type State = {
  source: string | undefined;
  /** Ids of purposes, some of which may not exist; undefined for those that a run has by default. */
  chosen: readonly string[] | undefined;
  version: string | undefined;
};

/** The most characters of a parameter that are read. */
const LONGEST = 2000;

/** @param search query string of the URL */
export function readState(search: string): State {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name)?.slice(0, LONGEST);
  const list = text('for')
    ?.split(',')
    .filter((one) => one !== '');
  return {
    source: text('source') || undefined,
    chosen: list && [...new Set(list)],
    version: text('version') || undefined,
  };
}

/** @returns the query string, with other parameters as they were */
export function writeState({source, chosen, version}: State, search: string): string {
  const params = new URLSearchParams(search);
  const set = (name: string, value: string | undefined) =>
    value === undefined ? params.delete(name) : params.set(name, value);
  set('source', source);
  set('for', chosen?.join(','));
  set('version', version);
  return params.toString();
}
