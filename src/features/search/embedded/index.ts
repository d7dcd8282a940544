/** The site's own search: an index in the browser, without a service. */
import type * as Comlink from 'comlink';
import type {SearchBackend} from '../types';
import type {WorkerApi} from './worker';
import {WorkerConnection} from './worker-connection';

type Remote = Comlink.Remote<SearchBackend>;

/** A running worker, and the search in it. */
type Session = {connection: WorkerConnection<WorkerApi>; search: Promise<Remote>};

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url));

/**
 * The worker starts on the first call. A failed worker is replaced on the next call.
 *
 * @param baseUrl of the site, with a trailing slash
 */
export function createEmbeddedBackend(baseUrl: string): SearchBackend {
  let session: Session | undefined;

  function connect(): Session {
    const connection = new WorkerConnection<WorkerApi>(startWorker, () => (session = undefined));
    return {connection, search: connection.call((api) => api.open(baseUrl) as Promise<Remote>)};
  }

  /** @throws SearchUnavailable if the worker or the index can't be loaded */
  async function ask<Value>(question: (search: Remote) => Promise<Value>): Promise<Value> {
    session ??= connect();
    const {connection, search} = session;
    const remote = await search;
    return connection.call(() => question(remote));
  }

  return {
    prepare: (version) => ask((search) => search.prepare(version)).catch(() => undefined),
    search: (query, options) => ask((search) => search.search(query, options)),
    withExcerpts: (query, hits) =>
      ask((search) => search.withExcerpts(query, [...hits])).catch(() => hits),
    suggest: (query, options) => ask((search) => search.suggest(query, options)),
  };
}
