/** The files of a build on this machine. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {isInside, type SiteFiles, SiteUnavailable} from './files';

/** A file that doesn't exist, or a folder in its place. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** @param root absolute path of a build */
export function folderFiles(root: string): SiteFiles {
  return {
    place: root,
    async read(name) {
      if (!isInside(name)) return undefined;
      try {
        return await fs.readFile(path.join(root, name), 'utf8');
      } catch (error) {
        if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw new SiteUnavailable(`${name} in ${root} can't be read`, {cause: error});
      }
    },
  };
}
