/** Keeps the focus inside a part of the page that covers the rest. */
const STOPS = 'a[href], button, input, summary, pre[tabindex]';

function stopsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      element.tabIndex >= 0 && element.getClientRects().length > 0 && !element.closest('[inert]'),
  );
}

/** Moves the focus from the last tab stop to the first one, and back; from outside, to the nearest of the two. */
export function wrapFocus(event: KeyboardEvent, root: HTMLElement): void {
  const stops = stopsIn(root);
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge && root.contains(document.activeElement)) return;
  event.preventDefault();
  other?.focus();
}
