/**
 * Restores the scroll position of a page whose content loads later. Browsers restore it only for content that is there
 * immediately, so each history entry stores its position.
 */
import {useLayoutEffect} from 'react';

/** Milliseconds without scrolling before the position is stored; Safari allows 100 changes of the history in 30 s. */
const PAUSE = 300;

type Entry = {scroll?: number} | null;

function storeScroll(): void {
  const entry = window.history.state as Entry;
  window.history.replaceState({...entry, scroll: window.scrollY}, '');
}

/** @param ready whether the content has loaded, so the position can be restored and stored */
export function useScrollMemory(ready: boolean): void {
  useLayoutEffect(() => {
    if (!ready) return undefined;
    const noted = (window.history.state as Entry)?.scroll;
    if (noted !== undefined) window.scrollTo({top: noted, behavior: 'instant'});
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(storeScroll, PAUSE);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ready]);
}
