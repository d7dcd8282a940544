/** The search backends, each loaded when a reader is about to search. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';
import {isOn} from '@site/src/lib/patches';
import type {HostedService} from './hosted/service';
import type {SearchBackend} from './types';

/** Loads the backend; later calls return the same one. Rejects without a connection. */
type LoadBackend = () => Promise<SearchBackend>;

/**
 * Fetches everything that searching a version requires. Never rejects: the search itself retries, and reports failures.
 */
export async function prepareSearch(load: LoadBackend, version: string): Promise<void> {
  const loaded = await load().catch(() => undefined);
  await loaded?.prepare(version);
}

const loaded = new Map<'hosted' | 'embedded', Promise<SearchBackend>>();

function once(kind: 'hosted' | 'embedded', load: LoadBackend): Promise<SearchBackend> {
  const backend = loaded.get(kind) ?? load();
  loaded.set(kind, backend);
  // The next call retries.
  backend.catch(() => loaded.delete(kind));
  return backend;
}

/** The site's own search, regardless of the configuration. */
export function useEmbeddedBackend(): LoadBackend {
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const inWorker = isOn(siteConfig, 'search-worker');
  return useCallback(
    () =>
      once('embedded', async () =>
        inWorker
          ? (await import('./embedded')).createEmbeddedBackend(baseUrl)
          : (await import('./embedded/index-backend')).createIndexBackend(baseUrl),
      ),
    [baseUrl, inWorker],
  );
}

/** The configured backend: the hosted service if there is one. */
export function useSearchBackend(): LoadBackend {
  const hosted = useDocusaurusContext().siteConfig.customFields?.['search'] as
    HostedService | undefined;
  const embedded = useEmbeddedBackend();
  return useCallback(
    () =>
      hosted
        ? once('hosted', async () => (await import('./hosted')).createHostedBackend(hosted))
        : embedded(),
    [hosted, embedded],
  );
}
