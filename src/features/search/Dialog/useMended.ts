/** Keeps the dialog mended while DocSearch redraws it. */
import {type RefObject, useLayoutEffect, useState} from 'react';
import {mend, type Screen} from './mend';

/** What DocSearch writes anew; other attributes stay as they were set. */
const WATCHED = ['id', 'aria-selected', 'aria-controls', 'aria-labelledby'];

export type Mended = {
  screen: Screen;
  /** An element at the end of what stands below the field, for screens that DocSearch lacks. */
  slot: HTMLElement;
};

/** @param enabled false where DocSearch's dialog stays as it comes, which the screen `start` stands for */
export function useMended(root: RefObject<HTMLElement | null>, enabled: boolean): Mended {
  const [screen, setScreen] = useState<Screen>('start');
  const [slot] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !enabled) return undefined;
    const update = () => {
      setScreen(mend(element));
      const below = element.querySelector('.DocSearch-Dropdown');
      if (below && below.lastElementChild !== slot) below.append(slot);
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, {childList: true, subtree: true, attributeFilter: WATCHED});
    return () => observer.disconnect();
  }, [root, slot, enabled]);
  return {screen, slot};
}
