/** The search of the site itself: an index in the browser, no service. */
import * as Comlink from 'comlink';
import type {SearchBackend} from '../types';

/** @param baseUrl of the site, with a slash at its end */
export async function createEmbeddedBackend(baseUrl: string): Promise<SearchBackend> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const create = Comlink.wrap<(base: string) => SearchBackend & Comlink.ProxyMarked>(worker);
  const backend = await create(baseUrl);
  return {
    prepare: (version) => backend.prepare(version),
    search: (query, options) => backend.search(query, options),
    withExcerpts: (query, hits) => backend.withExcerpts(query, hits),
    suggest: (query, options) => backend.suggest(query, options),
  };
}
