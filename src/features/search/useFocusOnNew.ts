/** Leads the focus to results that were asked for by a button, which may be gone when they come. */
import {type RefObject, useEffect, useRef} from 'react';
import type {PageHit} from './types';

type FocusOnNew = {
  /** For the list whose items are the hits. */
  listRef: RefObject<HTMLOListElement | null>;
  /** Once there are other hits, the first link of the one at this place takes the focus. */
  focusFrom: (place: number) => void;
};

export function useFocusOnNew(hits: readonly PageHit[] | undefined): FocusOnNew {
  const listRef = useRef<HTMLOListElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined) return;
    listRef.current?.children[from.current]?.querySelector('a')?.focus();
    from.current = undefined;
  }, [hits]);
  return {
    listRef,
    focusFrom: (place) => {
      from.current = place;
    },
  };
}
