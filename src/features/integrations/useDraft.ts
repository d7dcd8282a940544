/** A text that is typed: it counts at once, while the address follows after a pause. */
import {useEffect, useState} from 'react';

/** Milliseconds without a key press; Safari allows 100 changes of the address in 30 s. */
const PAUSE = 300;

/** @returns the text, and how to change it; one that the address gets from elsewhere replaces it */
export function useDraft(
  inAddress: string,
  write: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    // A space at its end is not in the address, but is about to be typed on from.
    if (text.trim() !== inAddress) setText(inAddress);
  }
  useEffect(() => {
    if (text.trim() === inAddress) return undefined;
    const timer = setTimeout(() => write(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, inAddress, write]);
  return [text, setText];
}
