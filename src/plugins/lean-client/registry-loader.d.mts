/** Types of the bundler loader, for its tests. */

/** @returns the table without paths of source files; for the build, with the names of chunks instead */
export default function registryLoader(
  this: {getOptions(): {forBuild: boolean}},
  source: string,
): string;
