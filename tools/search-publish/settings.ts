/** How the hosted service searches the records: the order of fields, typos, plurals, what it returns. */
import type {IndexSettings} from 'algoliasearch';
import {LANGUAGE, RECORDS_A_PAGE} from '../../src/features/search/hosted/record';

export const SETTINGS: IndexSettings = {
  // Title > symbol > heading > body. Fields of one line count the same; nowhere does an early word count more.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'symbols.name,keywords',
    'hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,hierarchy.lvl5,hierarchy.lvl6',
    'unordered(breadcrumbs)',
    'unordered(content)',
  ],
  // The service's own order has proximity before attribute: two words close in a body would beat a title.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.version)', 'desc(weight.level)', 'asc(weight.position)'],
  attributesForFaceting: ['docusaurus_tag', 'language', 'version', 'section', 'type'],
  attributeForDistinct: 'url_without_anchor',
  distinct: RECORDS_A_PAGE,
  attributesToHighlight: ['hierarchy', 'symbols.name'],
  attributesToSnippet: ['content:40', 'description:40'],
  // One typo from four letters on as usual; two from seven, which "postgrse" needs.
  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  // Versions and ports with a digit changed are something else.
  allowTyposOnNumericTokens: false,
  indexLanguages: [LANGUAGE],
  queryLanguages: [LANGUAGE],
  ignorePlurals: true,
  removeStopWords: true,
  // Finding nothing is an answer: the dialog then suggests queries that find something.
  removeWordsIfNoResults: 'none',
  advancedSyntax: false,
};
