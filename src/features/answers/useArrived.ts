/** A direct answer as soon as it is there. */
import {useEffect, useState} from 'react';
import type {DirectAnswer} from './choose';

/** An answer, or one that is still loading. */
export type AwaitedAnswer = DirectAnswer | {later: Promise<DirectAnswer | undefined>} | undefined;

/** @returns nothing while it is loading, or if there is none */
export function useArrived(awaited: AwaitedAnswer): DirectAnswer | undefined {
  const [arrived, setArrived] = useState<{of: AwaitedAnswer; answer: DirectAnswer | undefined}>();
  useEffect(() => {
    if (!awaited || !('later' in awaited)) return undefined;
    let wanted = true;
    void awaited.later.then((answer) => {
      if (wanted) setArrived({of: awaited, answer});
    });
    return () => {
      wanted = false;
    };
  }, [awaited]);
  if (awaited && 'later' in awaited) return arrived?.of === awaited ? arrived.answer : undefined;
  return awaited;
}
