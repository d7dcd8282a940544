/** Types of the files that the plugin metamodel-explorer writes. */
declare module '@generated/metamodel-explorer/default/model.json' {
  import type {ExplorerModel} from '@site/src/features/metamodel/model/types';
  const model: ExplorerModel;
  export default model;
}

declare module '@generated/metamodel-explorer/default/writings.json' {
  import type {Writings} from '@site/src/features/metamodel/model/types';
  const writings: Writings;
  export default writings;
}
