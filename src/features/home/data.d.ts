/** Types of the files that the plugin `home-data` writes. */
declare module '@generated/home-data/default/home.json' {
  import type {HomeData} from '@site/src/features/home/model';

  const data: HomeData;
  export default data;
}

declare module '@generated/home-data/default/news.json' {
  import type {DocsNews} from '@site/src/features/home/model';

  const data: DocsNews;
  export default data;
}
