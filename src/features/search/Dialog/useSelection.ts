/** Which entry of a list is selected: the first one, until the reader selects another. */
import {useCallback, useState} from 'react';

export type Selection = {
  /** Position in the list; undefined if it is empty. */
  selected: number | undefined;
  /** Whether the reader has selected it. */
  isChosen: boolean;
  select: (position: number) => void;
  /** Selects the first entry. */
  reset: () => void;
};

/** @param list a different list starts with its first entry */
export function useSelection(list: readonly unknown[]): Selection {
  const [choice, setChoice] = useState<{of: readonly unknown[]; position: number}>();
  const isChosen = choice?.of === list;
  const select = useCallback(
    (position: number) => {
      // The pointer reports each movement.
      setChoice((now) =>
        now?.of === list && now.position === position ? now : {of: list, position},
      );
    },
    [list],
  );
  const reset = useCallback(() => setChoice(undefined), []);
  const first = list.length > 0 ? 0 : undefined;
  return {selected: isChosen ? choice.position : first, isChosen, select, reset};
}
