/** Types of the bundler loader, for its tests. */

/** @returns the table without paths of source files, with short names; for the build, with names of chunks instead of paths */
export default function registryLoader(
  this: {
    resourcePath: string;
    addDependency(file: string): void;
    getOptions(): {forBuild: boolean};
  },
  source: string,
): string;
