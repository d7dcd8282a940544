/** Collects what a reader types between opening the search and the field being ready. */

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** @returns the text after a key press; undefined if the key doesn't change it */
export function textAfter(text: string, press: Press): string | undefined {
  const {key, ctrlKey, metaKey, altKey} = press;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  // The names of keys that don't type a character are longer than one character.
  return [...key].length === 1 ? text + key : undefined;
}

/** The typed text, or that the reader no longer wants to search. */
type Typed = {text: string; escaped: boolean};

/** Collects key presses while a reader waits. */
export type TypeAhead = {
  /** Resolves once the reader has stopped typing, or pressed Enter or Escape. */
  paused: () => Promise<void>;
  /** Stops collecting, and returns what was typed. */
  end: () => Typed;
};

/** Milliseconds without a key press after which a reader is considered done typing. */
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
