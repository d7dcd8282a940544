/** Fetches the files that the build writes for the search, each only once. */
import versions from '@generated/search-index/default/versions.json';
import {folderOf} from './engine/format';
import {SearchUnavailable} from './types';

/** Timeout for a file in milliseconds: a slow phone needs most of a minute. */
const TIMEOUT = 60_000;

export class FetchedFiles {
  readonly #base: string;
  readonly #known = new Map<string, Promise<unknown>>();
  /** Files that arrived broken, which the browser may have cached. */
  readonly #broken = new Set<string>();

  /** @param base URL of the site, with a trailing slash */
  constructor(base: string) {
    this.#base = base;
  }

  /** Returns the names of the versions that have files, the latest first. */
  readonly versions: readonly string[] = Object.keys(versions);

  /**
   * Failed requests are retried the next time.
   *
   * @param file path below the folder of the version
   * @param read converts the content; its errors count as a broken file
   * @throws SearchUnavailable if the file can't be fetched
   */
  get<Value>(version: string, file: string, read: (json: unknown) => Value): Promise<Value> {
    const hash = (versions as Record<string, string>)[version] ?? '';
    const path = `${folderOf(version, hash)}/${file}`;
    const known = this.#known.get(path) as Promise<Value> | undefined;
    if (known) return known;
    const loading = this.#load(path, read);
    this.#known.set(path, loading);
    loading.catch(() => this.#known.delete(path));
    return loading;
  }

  async #load<Value>(path: string, read: (json: unknown) => Value): Promise<Value> {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), TIMEOUT);
    try {
      const response = await fetch(`${this.#base}${path}`, {
        headers: {Accept: 'application/json'},
        signal: giveUp.signal,
        ...(this.#broken.has(path) && {cache: 'reload'}),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return read(await response.json());
    } catch (cause) {
      this.#broken.add(path);
      throw new SearchUnavailable(`${path} can't be fetched`, {cause});
    } finally {
      clearTimeout(timer);
    }
  }
}
