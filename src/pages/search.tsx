/** `/search?q=…`: the search results for a query. */
export {default} from '@site/src/features/search/SearchPage';
