/** State of the stories' filter: it lives in the address, so that a link or the way back keeps it. */
import {REVEAL_EVENT} from '@site/src/clientModules/reveal';
import {type RefObject, useCallback, useLayoutEffect} from 'react';
import {useQueryState} from '../../hooks/useQueryState';
import {formatFilter, isEmpty, matches, parseFilter, type StoryFilter} from './filter';
import type {AdoptionStory} from './model';

const NOTHING = parseFilter('');

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
      choose(NOTHING);
    };
    around?.addEventListener(REVEAL_EVENT, reveal);
    return () => around?.removeEventListener(REVEAL_EVENT, reveal);
  }, [list, stories, current, choose]);

  return {
    filter,
    choose,
    empty: isEmpty(filter),
    clear: () => choose(NOTHING),
    shown: stories.filter((story) => matches(story, filter)),
  };
}
