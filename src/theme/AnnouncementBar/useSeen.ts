/** Marks the pages after the first one of a visit; `plugins/announcement` does so for pages that the browser loads. */
import {useLocation} from '@docusaurus/router';
import {useLayoutEffect} from 'react';

/** Marks the document when the reader leaves a page, before the next one is painted: it may have another layout. */
export function useSeen(): void {
  const {pathname} = useLocation();
  useLayoutEffect(
    () => () => {
      document.documentElement.dataset['announcementSeen'] = '';
    },
    [pathname],
  );
}
