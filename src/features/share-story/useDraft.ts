/** The answers so far: stored until the tab is closed, and usable even if storage is blocked. */
import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';
import {type Answers, parseAnswers} from './compose';

/** @returns the answers, a function to change one, and a function to delete all of them */
export function useDraft() {
  const [stored, slot] = useStorageSlot('story', {persistence: 'sessionStorage'});
  const [typed, setTyped] = useState<Answers>();
  const answers = typed ?? parseAnswers(stored);
  return {
    answers,
    write: (key: string, answer: string) => {
      const draft = {...answers, [key]: answer};
      setTyped(draft);
      slot.set(JSON.stringify(draft));
    },
    forget: () => {
      setTyped({});
      slot.del();
    },
  };
}
