/** `/search?q=…`: pages found by their title, keywords, address and description. */
export {default} from '@site/src/features/page-finder/SearchPage';
