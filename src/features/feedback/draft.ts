/** Unsent feedback on a page: stored until the tab is closed, and usable even if storage is blocked. */
import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';

/** The answer, once given, and the comment. */
type Draft = {helpful?: boolean; comment: string};

const EMPTY: Draft = {comment: ''};

/** @returns the stored draft; an empty draft if there is none */
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
 * @param page path of the page; each page needs its own instance of the component
 * @returns the draft, a function to change it, and a function to delete it
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
