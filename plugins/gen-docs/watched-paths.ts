/** What `npm start` watches for the docs: the sources, not the folder that is assembled from them. */
import path from 'node:path';

/** Folders with the sources of pages, relative to the project's root. */
const SOURCES = ['docs', 'sidebars', 'reference'];

/** The patterns use forward slashes on every system, because a backslash escapes characters in them. */
function pattern(...parts: string[]): string {
  return path
    .join(...parts)
    .split(path.sep)
    .join('/');
}

/**
 * @param root absolute path of the project, which may itself contain the name of the assembled folder
 * @param original patterns that Docusaurus' docs plugin watches
 * @returns the patterns to watch instead
 */
export function watchedPaths(root: string, original: readonly string[]): string[] {
  const isAssembled = (one: string) =>
    pattern(path.relative(root, path.resolve(root, one))).startsWith('genDocs/');
  return [
    ...original.filter((one) => !isAssembled(one)),
    ...SOURCES.map((folder) => pattern(root, folder, '**', '*')),
  ];
}
