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
type Typed = {text: string; escaped: boolean};

/** What collects letters while a reader waits. */
export type TypeAhead = {
  /** Resolves once the reader has stopped typing, or pressed Enter or Escape. */
  paused: () => Promise<void>;
  /** Ends it, and tells what has been typed. */
  end: () => Typed;
};

/** Milliseconds without a key after which a reader has stopped typing. */
const PAUSE = 600;

export function typeAhead(): TypeAhead {
  const typed: Typed = {text: '', escaped: false};
  let onKey: ((key: string) => void) | undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const {key} = event;
    if (key === 'Escape') typed.escaped = true;
    const text = textAfter(typed.text, event);
    if (text !== undefined) typed.text = text;
    // Enter is for the search, not for what has the focus.
    if (text !== undefined || (onKey && key === 'Enter')) event.preventDefault();
    onKey?.(key);
  };
  document.addEventListener('keydown', onKeyDown, {capture: true});
  return {
    paused: () =>
      new Promise((resolve) => {
        let timer = setTimeout(resolve, PAUSE);
        onKey = (key) => {
          clearTimeout(timer);
          if (key === 'Enter' || key === 'Escape') resolve();
          else timer = setTimeout(resolve, PAUSE);
        };
      }),
    end: () => {
      document.removeEventListener('keydown', onKeyDown, {capture: true});
      return typed;
    },
  };
}
