/** Distinguishes a click that follows a link from one that opens it in a new tab or window, or downloads it. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** @returns whether the main button was clicked, without a modifier key */
export function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
