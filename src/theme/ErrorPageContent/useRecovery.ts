/** Lets the reader leave a page that crashed. */
import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/** Calls `tryAgain` on another page: the boundary that holds the crash stands around both, and would show it there too. */
export function useRecovery(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
}
