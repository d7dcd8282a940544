/** One line about the status of the search, which screen readers announce when it changes. */
import {translate} from '@docusaurus/Translate';
import {shortQuery} from '../longest-query';
import {useCount} from './labels';
import {sameQuestion, type SearchState, STEP} from './url-state';
import type {Results} from './useResults';

function noResults(section: string, query: string): string {
  return section === ''
    ? translate({id: 'site.search.none', message: 'No results for “{query}”'}, {query})
    : translate(
        {id: 'site.search.noneInSection', message: 'No results for “{query}” in {section}'},
        {query, section},
      );
}

/**
 * @param state the current state
 * @returns the line, which always changes between two results, because screen readers don't announce an unchanged one
 */
export function useStatus(state: SearchState, {answer, loading, failed}: Results): string {
  const count = useCount();
  if (failed && !loading) {
    return translate({id: 'site.search.failed', message: 'Unable to fetch results'});
  }
  if (!answer || !sameQuestion(answer.state, state)) {
    return translate({id: 'site.search.loading', message: 'Searching…'});
  }
  const {found} = answer;
  if (found.count === 0) return noResults(state.section, shortQuery(state.query));
  if (found.hits.length <= STEP) return count(found.count);
  return translate(
    {id: 'site.search.countShown', message: '{pages}, {shown} shown'},
    {pages: count(found.count), shown: found.hits.length},
  );
}
