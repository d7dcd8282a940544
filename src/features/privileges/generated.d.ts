/** Types of the file that the plugin privilege-finder writes. */
declare module '@generated/privilege-finder/default/privileges.json' {
  import type {Privilege} from '@site/src/features/privileges/model/types';
  const privileges: Privilege[];
  export default privileges;
}
