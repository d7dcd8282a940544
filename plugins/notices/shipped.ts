/** Finds the packages that a build ships to browsers: those whose modules are in its scripts, styles, and other files. */
import type {Chunk, Compilation, Module} from 'webpack';

/** A module that a bundler concatenated from several. */
type Joined = Module & {modules?: Iterable<Module>};

/** The folder of the package that a file belongs to; undefined for files of this project. */
export function packageFolder(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
}

function foldersOf(module: Joined): string[] {
  if (module.modules) return [...module.modules].flatMap(foldersOf);
  const folder = packageFolder(module.nameForCondition?.() ?? '');
  return folder === undefined ? [] : [folder];
}

/** Folders of all packages that have a module in a chunk. Unused modules are in none. */
export function shippedFolders({chunks, chunkGraph}: Compilation): string[] {
  const modules = (chunk: Chunk) => [...chunkGraph.getChunkModulesIterable(chunk)];
  return [...new Set([...chunks].flatMap((chunk) => modules(chunk).flatMap(foldersOf)))].sort();
}
