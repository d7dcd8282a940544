/** Stores the names that pages define beside the pages of a version, for the search. */
import fs from 'node:fs';
import path from 'node:path';
import type {DefinedName} from '../page-kit/page';

/** Below the folder of a version: `genDocs`, `versioned_docs/version-<version>`. */
export const NAMES_FILE = 'names.json';

/** Names by id, per page by its path below `docs/`, such as `graphql/objects.md`. */
type Names = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The text of the file with the names of a version's pages, one page per line. */
export function namesText(names: ReadonlyMap<string, readonly DefinedName[]>): string {
  const pages = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, defined]) => {
      const byId = Object.fromEntries(defined.map(({name, id}) => [id, name]));
      return `${JSON.stringify(page)}: ${JSON.stringify(byId)}`;
    });
  return `{\n${pages.join(',\n')}\n}\n`;
}

/** Writes the names of a version's pages; doesn't touch the file if it is the same. */
export function writeNames(
  folder: string,
  names: ReadonlyMap<string, readonly DefinedName[]>,
): void {
  const text = namesText(names);
  const file = path.join(folder, NAMES_FILE);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(file, text);
}

/** Reads the names back; none for a version without the file. */
export function readNames(folder: string): Names {
  const file = path.join(folder, NAMES_FILE);
  if (!fs.existsSync(file)) return new Map();
  const pages = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  return new Map(
    Object.entries(pages).map(([page, byId]) => [page, new Map(Object.entries(byId))]),
  );
}
