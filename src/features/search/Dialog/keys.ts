/** What the keys of the field do to the list below it. */

type Press = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

type Action =
  | {type: 'move'; step: 1 | -1}
  /** Follow the selected entry, or open it in another tab or window. */
  | {type: 'open'; elsewhere: boolean};

/** What `keyCode` is if a key is for an input method; some browsers report it after `isComposing` has ended. */
const COMPOSING = 229;

/** @returns undefined if the key is for the field */
export function actionOf(press: Press): Action | undefined {
  const {key, keyCode, isComposing, ctrlKey, metaKey, shiftKey, altKey} = press;
  if (isComposing || keyCode === COMPOSING || altKey) return undefined;
  const elsewhere = ctrlKey || metaKey || shiftKey;
  if (key === 'Enter') return {type: 'open', elsewhere};
  // With modifiers, these keys move the cursor or select text.
  if (elsewhere || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
  return {type: 'move', step: key === 'ArrowDown' ? 1 : -1};
}

/** Returns the position after a step, which wraps around. */
export function moved(selected: number, step: 1 | -1, count: number): number {
  return (selected + step + count) % count;
}
