/** Type of the file that plugins/community writes for these pages. */
declare module '@generated/community-data/default/honors.json' {
  import type {Honors} from '@site/src/features/people/model';

  const honors: Honors;
  export default honors;
}
