/** The back end that the configuration chooses, loaded when a reader is about to search. */
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';
import type {HostedService} from './hosted/service';
import type {SearchBackend} from './types';

type Search = {
  /** Loads the back end; calls after the first answer with the same one. Rejects without a connection. */
  load: () => Promise<SearchBackend>;
  /** Name of the version that the reader is in; the latest outside the docs. */
  version: string;
};

let backend: Promise<SearchBackend> | undefined;

async function loadBackend(
  hosted: HostedService | undefined,
  baseUrl: string,
): Promise<SearchBackend> {
  if (hosted) return (await import('./hosted')).createHostedBackend(hosted);
  return (await import('./embedded')).createEmbeddedBackend(baseUrl);
}

export function useSearchBackend(): Search {
  const {customFields, baseUrl} = useDocusaurusContext().siteConfig;
  const hosted = customFields?.['search'] as HostedService | undefined;
  const latest = useLatestVersion(undefined);
  const active = useActiveVersion(undefined);
  const load = useCallback(() => {
    backend ??= loadBackend(hosted, baseUrl).catch((error: unknown) => {
      // A later try starts anew.
      backend = undefined;
      throw error;
    });
    return backend;
  }, [hosted, baseUrl]);
  return {load, version: (active ?? latest).name};
}
