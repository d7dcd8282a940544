/** Lists the files of one kind in a folder of reference/. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * @param folder relative to the project's root
 * @param extension such as `.graphql`; for YAML, files with the extension `.yml` are listed too
 * @returns paths relative to the root, sorted; none if there is no such folder
 */
export function factFiles(root: string, folder: string, extension = '.yaml'): string[] {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return [];
  const wanted = extension === '.yaml' ? ['.yaml', '.yml'] : [extension];
  const files = fs.readdirSync(absolute).filter((file) => wanted.includes(path.extname(file)));
  return files.sort().map((file) => `${folder}/${file}`);
}
