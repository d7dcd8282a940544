/** A small site in memory. */
import type {SiteFiles} from './files';

/** @param files text by path */
export function memoryFiles(
  files: Readonly<Record<string, string>>,
): SiteFiles & {reads: string[]} {
  const reads: string[] = [];
  return {
    place: 'memory',
    reads,
    read(path) {
      reads.push(path);
      return Promise.resolve(Object.hasOwn(files, path) ? files[path] : undefined);
    },
  };
}
