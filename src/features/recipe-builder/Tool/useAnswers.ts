/** The reader's own values, remembered until the tab is closed. */
import {useState} from 'react';
import type {Answers} from '../model/answers';

/** Key in the session's storage. */
const KEY = 'site-recipe-answers';

function read(): Answers {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as Answers;
  } catch {
    return {};
  }
}

function write(answers: Answers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Without storage, answers last as long as the page.
  }
}

/** @returns the answers, and functions to change one and to forget all */
export function useAnswers() {
  const [answers, setAnswers] = useState(read);
  const keep = (next: Answers) => {
    write(next);
    setAnswers(next);
  };
  return {
    answers,
    setAnswer: (id: string, text: string) => keep({...answers, [id]: text}),
    forget: () => keep({}),
  };
}
