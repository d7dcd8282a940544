/** Marks the pages after the first one of a visit; `plugins/announcement` does so for pages that the browser loads. */
import {useLocation} from '@docusaurus/router';
import {useLayoutEffect, useRef} from 'react';

/** Marks the document when the reader navigates, before the next page is painted. */
export function useSeen(): void {
  const {pathname} = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset['announcementSeen'] = '';
  }, [pathname]);
}
