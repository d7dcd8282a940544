/** Feedback on a page that isn't sent yet: kept as long as the tab, and usable even if storage is blocked. */
import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';

/** An answer, once it is given, and the comment. */
type Draft = {helpful?: boolean; comment: string};

const EMPTY: Draft = {comment: ''};

/** @returns the draft in a stored text; an empty one if there is none */
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
 * @param page path of the page; another page needs another instance of the component
 * @returns the draft, how to change it, and how to delete it
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
