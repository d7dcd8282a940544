/** Types of the files that the plugin recipe-tool writes. */
declare module '@generated/recipe-tool/default/versions.json' {
  import type {ListedVersion} from '@site/src/features/recipe-tool/model/types';
  const versions: ListedVersion[];
  export default versions;
}

declare module '@generated/recipe-tool/default/files.js' {
  /** URLs by version and plugin: `next-snowflake`, and `next-_common`. */
  const files: Readonly<Record<string, string>>;
  export default files;
}
