/** Types of the file that the plugin urn-types writes. */
declare module '@generated/urn-types/default/types.json' {
  import type {UrnType} from '@site/src/features/urn/model/types';
  const types: UrnType[];
  export default types;
}
