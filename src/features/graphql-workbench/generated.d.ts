/** Types of the files that the plugin graphql-workbench writes. */
declare module '@generated/graphql-workbench/default/operations.json' {
  import type {Operation} from '@site/src/features/graphql-workbench/model/types';
  const operations: Operation[];
  export default operations;
}

declare module '@generated/graphql-workbench/default/platform.json' {
  import type {PlatformData} from '@site/src/features/graphql-workbench/model/types';
  const data: PlatformData;
  export default data;
}
