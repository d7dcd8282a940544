/** Fetches the files of the index, each once. */
import versions from '@generated/search-index/default/versions.json';
import {FOLDER} from '../engine/format';
import type {IndexFile, PageText} from '../engine/format';
import {SearchIndex} from '../engine/search-index';
import {SearchUnavailable} from '../types';

export class IndexFiles {
  readonly #base: string;
  readonly #known = new Map<string, Promise<unknown>>();

  /** @param baseUrl of the site, with a slash at its end */
  constructor(baseUrl: string) {
    this.#base = `${baseUrl}${FOLDER}`;
  }

  /** Names of the versions that have an index, the latest first. */
  readonly versions: readonly string[] = Object.keys(versions);

  index(version: string): Promise<SearchIndex> {
    return this.#once(`${version}/index.json`, async (path) => {
      return new SearchIndex((await this.#fetch(path, version)) as IndexFile);
    });
  }

  /** @param page place in the index */
  text(version: string, page: number): Promise<PageText> {
    return this.#once(`${version}/text/${page}.json`, (path) =>
      this.#fetch(path, version),
    ) as Promise<PageText>;
  }

  /** What failed is tried again the next time. */
  #once<Value>(path: string, load: (path: string) => Promise<Value>): Promise<Value> {
    const known = this.#known.get(path) as Promise<Value> | undefined;
    if (known) return known;
    const loading = load(path);
    this.#known.set(path, loading);
    loading.catch(() => this.#known.delete(path));
    return loading;
  }

  async #fetch(path: string, version: string): Promise<unknown> {
    // The hash of the content: a new build is a new address.
    const hash = (versions as Record<string, string>)[version] ?? '';
    try {
      const response = await fetch(`${this.#base}/${path}${hash && `?v=${hash}`}`, {
        headers: {Accept: 'application/json'},
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return await response.json();
    } catch (cause) {
      throw new SearchUnavailable(`${path} can't be fetched`, {cause});
    }
  }
}
