/** Reads what a package says of itself: its version, its license, and the text of that. */
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {ContributorError} from '../common/contributor-error';

/** A package, as a notice names it. */
export type Licensed = {name: string; version: string; license: string; text: string};

/** Files that say under which conditions a package may be passed on. */
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

const packageJson = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z.union([z.string(), z.object({name: z.string()})]).optional(),
});

/** Licenses of packages that bring no file, but name the license and whose work it is. */
const TEXTS = path.join(__dirname, 'texts');

const authorOf = ({author}: z.infer<typeof packageJson>) =>
  typeof author === 'string' ? author : author?.name;

/**
 * @param folder of an installed package
 * @throws ContributorError if it has neither the text of a license, nor a license and an author that make one
 */
export function readLicense(folder: string): Licensed {
  const found = packageJson.safeParse(
    JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const files = fs.readdirSync(folder).filter((name) => LICENSE_FILE.test(name));
  const own = files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8').trim());
  if (found.success) {
    const {name, version, license} = found.data;
    const shared = path.join(TEXTS, `${license}.txt`);
    const author = authorOf(found.data);
    if (own.length > 0) return {name, version, license, text: own.join('\n\n')};
    if (author !== undefined && fs.existsSync(shared)) {
      const text = fs.readFileSync(shared, 'utf8').trim().replace('AUTHOR', author);
      return {name, version, license, text};
    }
  }
  throw new ContributorError(
    `${folder} is shipped to browsers, but its license is unknown: expected a file LICENSE there, or a license and an ` +
      `author in its package.json and the text of that license in plugins/notices/texts. Find out under which license it ` +
      'is, or do without it.',
  );
}
