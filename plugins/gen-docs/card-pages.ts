/** Finds the docs pages that show cards of other pages, `<DocCardList>`: in their text, or in what they import. */
import fs from 'node:fs';
import path from 'node:path';

const CARDS = /\bDocCard/;
const IMPORT = /^import\s[^'"]*['"]([^'"]+)['"]/gm;
const ENDINGS = ['', '.mdx', '.md', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

/** The file of the site that an import resolves to; undefined for packages and the theme. */
function imported(root: string, from: string, name: string): string | undefined {
  const site = /^@site\/(.*)/.exec(name)?.[1];
  if (site === undefined && !name.startsWith('.')) return undefined;
  const target =
    site === undefined ? path.resolve(path.dirname(from), name) : path.join(root, site);
  return ENDINGS.map((ending) => target + ending).find((file) =>
    fs.statSync(file, {throwIfNoEntry: false})?.isFile(),
  );
}

/**
 * @param root absolute path of the site
 * @param file absolute path of a page, or of a module it imports
 * @param seen files that have been inspected already
 */
export function showsCards(root: string, file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = fs.readFileSync(file, 'utf8');
  if (CARDS.test(text)) return true;
  return [...text.matchAll(IMPORT)].some(([, name = '']) => {
    const next = imported(root, file, name);
    return next !== undefined && showsCards(root, next, seen);
  });
}
