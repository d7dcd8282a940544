/** Types of the files that the plugin upgrade-path writes. */
declare module '@generated/upgrade-path/default/facts.json' {
  import type {UpgradeFacts} from '@site/src/features/upgrade/model/types';
  const facts: UpgradeFacts;
  export default facts;
}

declare module '@generated/upgrade-path/default/details.json' {
  import type {Detail} from '@site/src/features/upgrade/model/types';
  const details: Detail[];
  export default details;
}
