/**
 * Keeps how far a page is scrolled whose content comes after it. Browsers only know the way back to what is there at
 * once, so each entry of the history remembers its own place.
 */
import {useLayoutEffect} from 'react';

/** Milliseconds without scrolling before the place is noted; Safari allows 100 notes in 30 s. */
const PAUSE = 300;

type Entry = {scroll?: number} | null;

function noteScroll(): void {
  const entry = window.history.state as Entry;
  window.history.replaceState({...entry, scroll: window.scrollY}, '');
}

/** @param ready the content is there: the place can be found again, and counts */
export function useScrollMemory(ready: boolean): void {
  useLayoutEffect(() => {
    if (!ready) return undefined;
    const noted = (window.history.state as Entry)?.scroll;
    if (noted !== undefined) window.scrollTo({top: noted, behavior: 'instant'});
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(noteScroll, PAUSE);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ready]);
}
