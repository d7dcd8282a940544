/** How the hosted service searches the records: the order of fields, typos, plurals, what it returns. */
import type {IndexSettings} from 'algoliasearch';
import {LANGUAGE, RECORDS_A_PAGE} from '../../src/features/search/hosted/record';

export const SETTINGS: IndexSettings = {
  // Title > symbol > heading > body. Fields on the same line rank the same; the position of a word in a field doesn't count.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'symbols.name,keywords',
    'hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,hierarchy.lvl5,hierarchy.lvl6',
    'unordered(breadcrumbs)',
    'unordered(content)',
  ],
  // The service's default puts proximity before attribute: two nearby words in a body would outrank a title.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.version)', 'desc(weight.level)', 'asc(weight.position)'],
  attributesForFaceting: ['docusaurus_tag', 'language', 'version', 'section', 'type'],
  attributeForDistinct: 'url_without_anchor',
  distinct: RECORDS_A_PAGE,
  attributesToHighlight: ['hierarchy', 'symbols.name'],
  attributesToSnippet: ['content:40', 'description:40'],
  // One typo from four letters on, which is the default; two from seven, which "postgrse" needs.
  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  // A version or port with a different digit is a different one.
  allowTyposOnNumericTokens: false,
  indexLanguages: [LANGUAGE],
  queryLanguages: [LANGUAGE],
  ignorePlurals: true,
  removeStopWords: true,
  // No results is a valid response: the dialog then suggests queries that have some.
  removeWordsIfNoResults: 'none',
  advancedSyntax: false,
};
