/** Tells a click that follows a link from one that wants it in a new tab or window, or wants to keep it. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** @returns whether the main button was pressed, with no key that sends the link elsewhere */
export function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
