/** Caches what a loader returned for a folder until one of its files changes: `npm start` loads at every edit. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../common/list-files';
import {Problems} from './problems';

/** Names, sizes, and times of a file, or of those below a folder; equal fingerprints mean equal content. */
function mark(folder: string): string {
  const names = fs.statSync(folder, {throwIfNoEntry: false})?.isFile() ? [''] : listFiles(folder);
  const lines = names.map((name) => {
    const {size, mtimeMs} = fs.statSync(path.join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return [folder, ...lines].join('\n');
}

type Load<T> = (root: string, problems: Problems) => T;

/**
 * Wraps a loader. It returns the same value, by identity, while the folders don't change, and reports the same problems
 * again.
 *
 * @param folders folders and files that the loader reads, relative to the root
 */
export function rememberUntilChanged<T>(folders: readonly string[], load: Load<T>): Load<T> {
  let last: {mark: string; value: T; problems: Problems} | undefined;
  return (root, problems) => {
    const now = folders.map((folder) => mark(path.join(root, folder))).join('\n\n');
    if (last?.mark !== now) {
      const own = new Problems();
      last = {mark: now, value: load(root, own), problems: own};
    }
    last.problems.list.forEach((problem) => problems.add(problem));
    return last.value;
  };
}
