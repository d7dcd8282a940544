/** Moves the focus to results that were requested with a button, which may be gone when they load. */
import {type RefObject, useEffect, useRef} from 'react';
import type {PageHit} from './types';

type FocusOnNew = {
  /** Ref for the list whose items are the hits. */
  listRef: RefObject<HTMLOListElement | null>;
  /** Focuses the first link of the hit at this index once the hits have changed. */
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
