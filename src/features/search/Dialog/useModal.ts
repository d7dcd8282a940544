/** Traps the focus in the dialog while it is open, and restores it afterward. */
import {type RefObject, useEffect, useState} from 'react';

const STOPS = 'a[href], button, input, summary, pre[tabindex]';

function stopsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/** Moves the focus from the last tab stop to the first one, and back. */
function wrapFocus(event: KeyboardEvent, root: HTMLElement): void {
  const stops = stopsIn(root);
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge && root.contains(document.activeElement)) return;
  event.preventDefault();
  other?.focus();
}

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
