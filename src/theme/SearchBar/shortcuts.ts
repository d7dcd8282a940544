/** The keys that open the search from anywhere on a page. */

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/**
 * Returns whether the key is Ctrl+K, Cmd+K, or a plain slash. On some keyboards the slash needs Shift.
 *
 * @param typing whether the focus is in a field where a slash is text
 */
export function isSearchShortcut(press: Press, typing: boolean): boolean {
  const {key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented} = press;
  if (altKey || isComposing || defaultPrevented) return false;
  const command = ctrlKey || metaKey;
  return command ? key.toLowerCase() === 'k' : key === '/' && !typing;
}

/** Returns whether the element takes typed text. */
export function acceptsText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** The shortcut as it is written on the reader's platform. */
export function keysOn(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl K';
}
