/** State of the stories' filter: it lives in the address, so that a link or the way back keeps it. */
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {REVEAL_EVENT} from '@site/src/clientModules/reveal';
import {type RefObject, useCallback, useLayoutEffect, useMemo} from 'react';
import {formatFilter, isEmpty, matches, parseFilter, type StoryFilter} from './filter';
import type {AdoptionStory} from './model';

const NOTHING = parseFilter('');

/** The part of the address behind `?`; empty while the page is taken over from the server's. */
function useSearch(): string {
  return useHistorySelector(({location}) => location.search) ?? '';
}

/**
 * @param list around the cards: a link to a card that the filter hides takes the filter away
 * @returns the choice, how to change it, and which stories it leaves over
 */
export function useStoryFilter(
  stories: readonly AdoptionStory[],
  list: RefObject<HTMLElement | null>,
) {
  const history = useHistory();
  const search = useSearch();
  const filter = useMemo(() => parseFilter(search), [search]);
  const choose = useCallback(
    (choice: StoryFilter) => {
      // The hash stays: without it the router would scroll up.
      const {pathname, search: before, hash} = history.location;
      history.replace({pathname, hash, search: formatFilter(choice, before)});
    },
    [history],
  );

  useLayoutEffect(() => {
    const around = list.current;
    const reveal = (event: Event) => {
      const named = stories.find(({slug}) => slug === (event.target as Element).id);
      // Asked of the address, because at first the page shows all, whatever stands there.
      if (!named || matches(named, parseFilter(history.location.search))) return;
      event.preventDefault();
      choose(NOTHING);
    };
    around?.addEventListener(REVEAL_EVENT, reveal);
    return () => around?.removeEventListener(REVEAL_EVENT, reveal);
  }, [list, stories, history, choose]);

  return {
    filter,
    choose,
    empty: isEmpty(filter),
    clear: () => choose(NOTHING),
    shown: stories.filter((story) => matches(story, filter)),
  };
}
