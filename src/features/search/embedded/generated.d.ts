/** Written by plugins/search-index: the hash of each version's search files, the latest version first. */
declare module '@generated/search-index/default/versions.json' {
  const versions: Readonly<Record<string, string>>;
  export default versions;
}
