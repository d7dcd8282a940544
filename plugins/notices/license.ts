/** Reads a package's version, license, and license text. */
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {ContributorError} from '../common/contributor-error';

/** A package, as listed in the notice. */
export type Licensed = {name: string; version: string; license: string; text: string};

/** Files with the terms for redistributing a package. */
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

const packageJson = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z.union([z.string(), z.object({name: z.string()})]).optional(),
});

/** Texts for packages without a license file that name their license and author. */
const TEXTS = path.join(__dirname, 'texts');

const authorOf = ({author}: z.infer<typeof packageJson>) =>
  typeof author === 'string' ? author : author?.name;

/**
 * @param folder of an installed package
 * @throws ContributorError if it has neither a license text nor a known license and an author
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
    const text = fs.existsSync(shared) ? fs.readFileSync(shared, 'utf8').trim() : 'AUTHOR';
    // Some texts, such as that of CC0, name nobody.
    if (author !== undefined || !text.includes('AUTHOR')) {
      return {name, version, license, text: text.replace('AUTHOR', author ?? '')};
    }
  }
  throw new ContributorError(
    `${folder} is shipped to browsers, but its license is unknown: expected a LICENSE file there, or a license and an ` +
      `author in its package.json and the text of that license in plugins/notices/texts. Find out its license, ` +
      'or stop using the package.',
  );
}
