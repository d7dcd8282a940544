/** State of the stories' filter: it lives in the address, so that a link or the way back keeps it. */
import {REVEAL_EVENT} from '@site/src/clientModules/hash-target';
import {type RefObject, useCallback, useLayoutEffect} from 'react';
import {useQueryState} from '../../hooks/useQueryState';
import {formatFilter, isEmpty, matches, NO_FILTER, parseFilter, type StoryFilter} from './filter';
import type {AdoptionStory} from './model';

/**
 * @param list around the cards: a link to a card that the filter hides takes the filter away
 * @returns the choice, how to change it, and which stories it leaves over
 */
export function useStoryFilter(
  stories: readonly AdoptionStory[],
  list: RefObject<HTMLElement | null>,
) {
  const [filter, set, current] = useQueryState(parseFilter, formatFilter);
  const choose = useCallback((choice: StoryFilter) => set(() => choice, 'replace'), [set]);

  useLayoutEffect(() => {
    const around = list.current;
    const reveal = (event: Event) => {
      const named = stories.find(({slug}) => slug === (event.target as Element).id);
      // Asked of the address, because at first the page shows all, whatever stands there.
      if (!named || matches(named, current())) return;
      event.preventDefault();
      choose(NO_FILTER);
    };
    around?.addEventListener(REVEAL_EVENT, reveal);
    return () => around?.removeEventListener(REVEAL_EVENT, reveal);
  }, [list, stories, current, choose]);

  return {
    filter,
    choose,
    empty: isEmpty(filter),
    shown: stories.filter((story) => matches(story, filter)),
  };
}
