/** Fixes the roles and names of the dialog whenever DocSearch redraws it. */
import {type RefObject, useLayoutEffect, useState} from 'react';
import {fixAria, type Screen} from './fix-aria';

/** Attributes that DocSearch rewrites; others stay as set. */
const WATCHED = ['id', 'aria-selected', 'aria-controls', 'aria-labelledby'];

type FixedDialog = {
  screen: Screen;
  /** Returns an element at the end of the area below the field, for screens that DocSearch lacks. */
  slot: HTMLElement;
};

/** @param enabled false if DocSearch's dialog is unpatched; the screen is then `start` */
export function useFixedAria(root: RefObject<HTMLElement | null>, enabled: boolean): FixedDialog {
  const [screen, setScreen] = useState<Screen>('start');
  const [slot] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !enabled) return undefined;
    const update = () => {
      setScreen(fixAria(element));
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
