/** Typed text that applies immediately, while the URL is updated after a pause. */
import {useEffect, useState} from 'react';

/** Length of the pause in milliseconds; Safari allows 100 URL changes in 30 s. */
const PAUSE = 300;

/**
 * @param inUrl the text in the URL; when it changes by navigation, it replaces what was typed
 * @param write puts a text into the URL
 * @param asWritten how `write` changes a text, if it does; must be a stable function
 * @returns the text, and how to change it
 */
export function useTypedText(
  inUrl: string,
  write: (text: string) => void,
  asWritten: (text: string) => string = String,
): [string, (text: string) => void] {
  const [text, setText] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  if (seen !== inUrl) {
    setSeen(inUrl);
    // A trailing space may be missing in the URL, but the reader is about to type the next word.
    if (asWritten(text) !== inUrl) setText(inUrl);
  }
  useEffect(() => {
    if (asWritten(text) === inUrl) return undefined;
    const timer = setTimeout(() => write(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, inUrl, write, asWritten]);
  return [text, setText];
}
