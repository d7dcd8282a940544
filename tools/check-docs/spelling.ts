/** American spelling, by cspell with the words of reference/words.txt. */
import fs from 'node:fs';
import path from 'node:path';
import type {CSpellUserSettings} from 'cspell-lib';
import {digest, diskCache, packageVersion} from '../common/disk-cache';
import type {DocsPage} from './page';
import {lineAt, proseOf} from './prose';
import type {Finding} from './rule';

/** Dictionary of names and terms that the English one lacks. */
const WORDS_FILE = 'reference/words.txt';

const SETTINGS = 'cspell.json';

/** Checks a page; `remembers` says whether words that an earlier run found right are right. */
type Speller = {
  check: (page: DocsPage, remembers: boolean) => Promise<Finding[]>;
  save: () => void;
};

/**
 * What decides whether a word is right. Not among it is the list of this project: it grows with almost every page, and a
 * word that leaves it is noticed by the check of all pages, which remembers nothing.
 */
function tool(root: string): string {
  const settings = fs.readFileSync(path.join(root, SETTINGS), 'utf8');
  return digest(`${packageVersion('cspell-lib')}\n${settings}`);
}

async function loadSpeller(root: string) {
  // The package holds ES modules alone, which this one can't require.
  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const settings: CSpellUserSettings = (await loadConfig(path.join(root, SETTINGS))) ?? {};
  return async (file: string, text: string) => {
    const document = {uri: file, text, languageId: 'plaintext'};
    const options = {generateSuggestions: true, noConfigSearch: true};
    const {issues, errors} = await spellCheckDocument(document, options, settings);
    if (errors?.[0]) throw errors[0];
    return issues;
  };
}

/**
 * @returns a function that looks up every word of a page. The dictionaries, which take seconds, are loaded only for
 * words that no page had before.
 */
export function speller(root: string): Speller {
  const right = diskCache<1>('words', tool(root));
  let loading: ReturnType<typeof loadSpeller> | undefined;
  return {
    async check(page, remembers) {
      const text = proseOf(page).replace(/\S+/g, (word) => {
        if (!remembers || right.get(word) === undefined) return word;
        return ' '.repeat(word.length);
      });
      if (text.trim() === '') return [];
      const issues = await (await (loading ??= loadSpeller(root)))(page.file, text);
      const wrong = new Set(issues.map(({offset}) => text.slice(0, offset).split(/\s/).length));
      text.split(/\s/).forEach((word, index) => {
        if (word !== '' && !wrong.has(index + 1)) right.set(word, 1);
      });
      return issues.map(({text: word, offset, suggestions}) => ({
        line: lineAt(page.text, offset),
        found: `"${word}"`,
        expected:
          `a word of American English (${suggestions?.slice(0, 3).join(', ') ?? 'no suggestion'}); ` +
          `code stands in backticks; a new name or term goes into ${WORDS_FILE}`,
      }));
    },
    save: right.save,
  };
}
