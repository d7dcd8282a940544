/** `/search?q=…`: what the site holds about a query. */
export {default} from '@site/src/features/search/SearchPage';
