/** Traps the focus in the dialog while it is open, and restores it afterward. */
import {wrapFocus} from '@site/src/lib/tab-stops';
import {type RefObject, useEffect, useState} from 'react';

/** @returns a function that undoes it */
function makeRestInert(root: HTMLElement): () => void {
  const rest = [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.contains(root) && !child.inert,
  );
  for (const element of rest) element.inert = true;
  return () => rest.forEach((element) => (element.inert = false));
}

/**
 * @param onClose must be a stable function
 * @param enabled false if DocSearch's dialog is unpatched
 */
export function useModal(
  root: RefObject<HTMLElement | null>,
  onClose: () => void,
  enabled: boolean,
): void {
  // During the first render of the dialog, the focus is still where it was before.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const element = root.current;
    if (!element || !enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || !['Escape', 'Tab'].includes(event.key)) return;
      // DocSearch would clear the field on Escape, and cycle through the initial tab stops.
      event.stopPropagation();
      if (event.key === 'Tab') return wrapFocus(event, element);
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', onKeyDown, true);
    const restore = makeRestInert(element);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      restore();
      if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
    };
  }, [root, onClose, opener, enabled]);
}
