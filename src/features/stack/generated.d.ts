/** Types of the file that the plugin stack writes. */
declare module '@generated/stack/default/stack.json' {
  import type {StackData} from '@site/src/features/stack/model/types';
  const data: StackData;
  export default data;
}
