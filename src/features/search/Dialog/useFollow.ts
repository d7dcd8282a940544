/** Opens what a reader chose in the dialog. */
import {useHistory} from '@docusaurus/router';
import {useCallback} from 'react';
import {flushSync} from 'react-dom';

/** @returns a function that closes the dialog and opens a page of the site with the router */
export function useFollow(onClose: () => void): (url: string) => void {
  const history = useHistory();
  return useCallback(
    (url) => {
      // First, because closing it gives the page back as it was.
      flushSync(onClose);
      history.push(url);
    },
    [history, onClose],
  );
}
