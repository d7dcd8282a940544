/** Type of the file that plugins/community writes for these pages. */
declare module '@generated/community-data/default/honors.json' {
  import type {Honors} from './model';

  const honors: Honors;
  export default honors;
}
