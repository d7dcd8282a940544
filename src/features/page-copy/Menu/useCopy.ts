/** Copies the Markdown of a page. It is requested when the menu opens: browsers allow copying only right after a press. */
import {useCallback, useEffect, useRef, useState} from 'react';

/** The result of a press: `failed` if the text didn't load, `refused` if the browser doesn't allow copying. */
export type Outcome = 'copied' | 'failed' | 'refused';

async function request(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.text();
}

/** @returns the outcome of the last press, the text once it was needed, and the function that copies it */
export function useCopy(href: string): {
  outcome: Outcome | undefined;
  text: string;
  copy: () => Promise<void>;
} {
  const [outcome, setOutcome] = useState<Outcome>();
  const [text, setText] = useState('');
  const pending = useRef<Promise<string>>(undefined);
  const load = useCallback(() => {
    const loading = request(href);
    pending.current = loading;
    // A failure counts only when the reader copies, and the next press requests the text again.
    loading.catch(() => {
      if (pending.current === loading) pending.current = undefined;
    });
    return loading;
  }, [href]);
  useEffect(() => void load(), [load]);
  const copy = async () => {
    setOutcome(undefined);
    let found: string;
    try {
      found = await (pending.current ?? load());
    } catch {
      return setOutcome('failed');
    }
    setText(found);
    try {
      await navigator.clipboard.writeText(found);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return {outcome, text, copy};
}
