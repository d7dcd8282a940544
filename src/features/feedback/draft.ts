/** What a reader has said of a page and not sent yet: kept for the tab's life, also where storage is blocked. */
import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';

/** An answer, once it is given, and the words with it. */
export type Draft = {helpful?: boolean; comment: string};

const EMPTY: Draft = {comment: ''};

/** @returns the draft that a text holds; an empty one if it holds none */
function parseDraft(stored: string | null): Draft {
  if (stored === null) return EMPTY;
  try {
    const {helpful, comment} = JSON.parse(stored) as Partial<Record<keyof Draft, unknown>>;
    return {
      ...(typeof helpful === 'boolean' && {helpful}),
      comment: typeof comment === 'string' ? comment : '',
    };
  } catch {
    return EMPTY;
  }
}

/**
 * @param page address of the page; another page needs a component of its own
 * @returns the draft, how to change it, and how to forget it
 */
export function useDraft(page: string): [Draft, (draft: Draft) => void, () => void] {
  const [stored, slot] = useStorageSlot(`feedback.${page}`, {persistence: 'sessionStorage'});
  const [typed, setTyped] = useState<Draft>();
  const save = (draft: Draft) => {
    setTyped(draft);
    slot.set(JSON.stringify(draft));
  };
  const forget = () => {
    setTyped(EMPTY);
    slot.del();
  };
  return [typed ?? parseDraft(stored), save, forget];
}
