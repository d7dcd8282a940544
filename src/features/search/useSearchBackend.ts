/** The back end that the configuration chooses, loaded when a reader is about to search. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';
import {isOn} from '@site/src/lib/patches';
import type {HostedService} from './hosted/service';
import type {SearchBackend} from './types';

/** Loads the back end; calls after the first answer with the same one. Rejects without a connection. */
export type LoadBackend = () => Promise<SearchBackend>;

/** Fetches all that searching a version needs. Never rejects: the search itself tries again, and tells. */
export async function prepareSearch(load: LoadBackend, version: string): Promise<void> {
  const loaded = await load().catch(() => undefined);
  await loaded?.prepare(version);
}

let backend: Promise<SearchBackend> | undefined;

async function loadBackend(
  hosted: HostedService | undefined,
  baseUrl: string,
  inWorker: boolean,
): Promise<SearchBackend> {
  if (hosted) return (await import('./hosted')).createHostedBackend(hosted);
  if (!inWorker) return (await import('./embedded/index-backend')).createIndexBackend(baseUrl);
  return (await import('./embedded')).createEmbeddedBackend(baseUrl);
}

export function useSearchBackend(): LoadBackend {
  const {siteConfig} = useDocusaurusContext();
  const {customFields, baseUrl} = siteConfig;
  const inWorker = isOn(siteConfig, 'search-worker');
  const hosted = customFields?.['search'] as HostedService | undefined;
  return useCallback(() => {
    backend ??= loadBackend(hosted, baseUrl, inWorker).catch((error: unknown) => {
      // A later try starts anew.
      backend = undefined;
      throw error;
    });
    return backend;
  }, [hosted, baseUrl, inWorker]);
}
