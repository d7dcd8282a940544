/** Types of the file that the plugin grants writes. */
declare module '@generated/grants/default/grants.json' {
  import type {GrantData} from '@site/src/features/grants/model/types';
  const data: GrantData;
  export default data;
}
