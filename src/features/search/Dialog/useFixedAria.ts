/** Fixes the roles and names of the dialog whenever DocSearch redraws it. */
import {type RefObject, useLayoutEffect, useState} from 'react';
import {fixAria, type Screen} from './fix-aria';

/** Attributes that DocSearch rewrites; others stay as set. */
const WATCHED = ['id', 'aria-selected', 'aria-controls', 'aria-labelledby'];

type FixedDialog = {
  screen: Screen;
  /** An element at the start of the area below the field, for what comes before the results. */
  top: HTMLElement;
  /** An element at the end of this area, for screens that DocSearch lacks. */
  slot: HTMLElement;
};

/** @param enabled false if DocSearch's dialog is unpatched; the screen is then `start` */
export function useFixedAria(root: RefObject<HTMLElement | null>, enabled: boolean): FixedDialog {
  const [screen, setScreen] = useState<Screen>('start');
  const [top] = useState(() => document.createElement('div'));
  const [slot] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !enabled) return undefined;
    const update = () => {
      setScreen(fixAria(element));
      const below = element.querySelector('.DocSearch-Dropdown');
      if (below && below.firstElementChild !== top) below.prepend(top);
      if (below && below.lastElementChild !== slot) below.append(slot);
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, {childList: true, subtree: true, attributeFilter: WATCHED});
    return () => observer.disconnect();
  }, [root, top, slot, enabled]);
  return {screen, top, slot};
}
