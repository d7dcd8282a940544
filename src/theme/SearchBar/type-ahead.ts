/** Keeps what a reader types between asking for the search and its field being there. */

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** @returns the text after a press of a key; undefined if the press is none of its business */
export function textAfter(text: string, press: Press): string | undefined {
  const {key, ctrlKey, metaKey, altKey} = press;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  // Names of keys that write nothing are longer than a character.
  return [...key].length === 1 ? text + key : undefined;
}

/** What was typed, or that the reader no longer wants to search. */
export type Typed = {text: string; escaped: boolean};

/** @returns what ends it and tells what has been typed */
export function typeAhead(): () => Typed {
  const typed: Typed = {text: '', escaped: false};
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') typed.escaped = true;
    const text = textAfter(typed.text, event);
    if (text === undefined) return;
    event.preventDefault();
    typed.text = text;
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    return typed;
  };
}
