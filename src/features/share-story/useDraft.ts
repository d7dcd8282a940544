/** The answers so far: kept for the tab's life, and usable where storage is blocked. */
import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';
import {type Answers, parseAnswers} from './compose';

/** @returns the answers, how to change one, and how to forget all */
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
