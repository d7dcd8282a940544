/** Written by src/plugins/search-index: the hash of each version's index, the latest version first. */
declare module '@generated/search-index/default/versions.json' {
  const versions: Readonly<Record<string, string>>;
  export default versions;
}
