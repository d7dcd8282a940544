/** A text that is typed: it counts at once, while the address follows after a pause. */
import {useEffect, useState} from 'react';

/** Milliseconds without a key press; Safari allows 100 changes of the address in 30 s. */
const PAUSE = 300;

/**
 * @param inAddress what the address holds; when it changes by itself, it replaces what was typed
 * @param write puts a text into the address
 * @param asWritten what `write` makes of a text, if it does not take it as it is; give a function that stays the same
 * @returns the text, and how to change it
 */
export function useTypedText(
  inAddress: string,
  write: (text: string) => void,
  asWritten: (text: string) => string = String,
): [string, (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    // A space at its end may not be in the address, but is about to be typed on from.
    if (asWritten(text) !== inAddress) setText(inAddress);
  }
  useEffect(() => {
    if (asWritten(text) === inAddress) return undefined;
    const timer = setTimeout(() => write(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, inAddress, write, asWritten]);
  return [text, setText];
}
