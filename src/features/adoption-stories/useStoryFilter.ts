/** The state of the story filter, which is stored in the URL so that links and Back restore it. */
import {REVEAL_EVENT} from '@site/src/clientModules/hash-target';
import {type RefObject, useCallback, useLayoutEffect} from 'react';
import {useQueryState} from '../../hooks/useQueryState';
import {formatFilter, isEmpty, matches, NO_FILTER, parseFilter, type StoryFilter} from './filter';
import type {AdoptionStory} from './model';

/**
 * @param list element around the cards; a link to a card that the filter hides clears the filter
 * @returns the filter, a function to change it, whether it is empty, and the stories that match it
 */
export function useStoryFilter(
  stories: readonly AdoptionStory[],
  list: RefObject<HTMLElement | null>,
) {
  const [filter, set, current] = useQueryState(parseFilter, formatFilter);
  const choose = useCallback((choice: StoryFilter) => set(() => choice, 'replace'), [set]);

  useLayoutEffect(() => {
    const element = list.current;
    const reveal = (event: Event) => {
      const named = stories.find(({slug}) => slug === (event.target as Element).id);
      // Reads the URL directly, because the first render shows all stories regardless of the URL.
      if (!named || matches(named, current())) return;
      event.preventDefault();
      choose(NO_FILTER);
    };
    element?.addEventListener(REVEAL_EVENT, reveal);
    return () => element?.removeEventListener(REVEAL_EVENT, reveal);
  }, [list, stories, current, choose]);

  return {
    filter,
    choose,
    empty: isEmpty(filter),
    shown: stories.filter((story) => matches(story, filter)),
  };
}
