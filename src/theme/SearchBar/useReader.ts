/** The context of a search: the version of the docs that the reader is in, and the keys of the platform. */
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback} from 'react';
import {cutQuery} from '@site/src/features/search/longest-query';
import {keysOn} from './shortcuts';

export type Reader = {
  /** Empty until it is known in the browser. */
  keys: string;
  version: {name: string; label: string};
  /** Returns the URL of the search page for a query, which may be empty, and this version. */
  pageOf: (query: string) => string;
};

export function useReader(): Reader {
  const latest = useLatestVersion(undefined);
  const active = useActiveVersion(undefined);
  // The 404 page is built before its path, and so its version, is known.
  const isBrowser = useIsBrowser();
  const {name, label, isLast} = (isBrowser && active) || latest;
  const page = useBaseUrl('/search');
  const pageOf = useCallback(
    (query: string) => {
      const fields = {...(query !== '' && {q: cutQuery(query)}), ...(!isLast && {version: name})};
      const search = new URLSearchParams(fields).toString();
      return search === '' ? page : `${page}?${search}`;
    },
    [isLast, name, page],
  );
  return {keys: isBrowser ? keysOn(navigator.platform) : '', version: {name, label}, pageOf};
}
