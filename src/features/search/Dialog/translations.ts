/** The DocSearch texts that the dialog shows. */
import type {ModalTranslations} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';

/** The field's placeholder and accessible name. */
export const fieldName = (): string =>
  translate({id: 'site.searchBox.placeholder', message: 'Search docs'});

export function translations(): ModalTranslations {
  const clear = translate({id: 'site.search.clear', message: 'Clear the query'});
  const close = translate({id: 'site.search.close', message: 'Close'});
  return {
    searchBox: {
      ...{resetButtonTitle: clear, resetButtonAriaLabel: clear},
      ...{cancelButtonText: close, cancelButtonAriaLabel: close, searchInputLabel: fieldName()},
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'site.search.recent', message: 'Recent'}),
      noRecentSearchesText: translate({
        id: 'site.search.recent.none',
        message: 'No recent searches',
      }),
      saveRecentSearchButtonTitle: translate({
        id: 'site.search.recent.save',
        message: 'Save this search',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'site.search.recent.remove',
        message: 'Remove this search from history',
      }),
      favoriteSearchesTitle: translate({id: 'site.search.saved', message: 'Favorite'}),
      removeFavoriteSearchButtonTitle: translate({
        id: 'site.search.saved.remove',
        message: 'Remove this search from favorites',
      }),
    },
    noResultsScreen: {
      noResultsText: translate({id: 'site.search.noResultsFor', message: 'No results for'}),
    },
    footer: {
      selectText: translate({id: 'site.search.keys.select', message: 'to select'}),
      navigateText: translate({id: 'site.search.keys.navigate', message: 'to navigate'}),
      closeText: translate({id: 'site.search.keys.close', message: 'to close'}),
      searchByText: translate({id: 'site.search.by', message: 'Search by'}),
    },
  };
}
