/** One line on how the search stands, which screen readers hear when it changes. */
import {translate} from '@docusaurus/Translate';
import {STEP} from './url-state';
import {useCount} from './useCount';
import type {Results} from './useResults';

function nothingIn(section: string, query: string): string {
  return section === ''
    ? translate({id: 'site.search.none', message: 'No results for “{query}”'}, {query})
    : translate(
        {id: 'site.search.noneInSection', message: 'No results for “{query}” in {section}'},
        {query, section},
      );
}

export function useStatus({answer, loading, failed}: Results): string {
  const count = useCount();
  if (failed && !loading) {
    return translate({id: 'site.search.failed', message: 'Unable to fetch results'});
  }
  if (!answer) return translate({id: 'site.search.loading', message: 'Searching…'});
  const {found, state} = answer;
  if (found.count === 0) return nothingIn(state.section, state.query);
  if (found.hits.length <= STEP) return count(found.count);
  return translate(
    {id: 'site.search.countShown', message: '{pages}, {shown} shown'},
    {pages: count(found.count), shown: found.hits.length},
  );
}
