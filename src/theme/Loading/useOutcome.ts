/** Learns what became of a module that was asked for before this place of the page stood. */
import {useEffect, useRef} from 'react';

/**
 * Asks for the module once more as soon as the place stands. The loader tells only places that stand: while a page
 * becomes usable a module can arrive, or fail, between its drawing and that, and the place would wait for ever.
 * A module that is under way or has arrived is not fetched again.
 */
export function useMissedOutcome(failed: boolean, retry: () => void): void {
  const stood = useRef(false);
  useEffect(() => {
    if (!stood.current && !failed) retry();
    stood.current = true;
  }, [failed, retry]);
}
