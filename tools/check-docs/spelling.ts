/** Checks American spelling, with cspell and the words in reference/words.txt. */
import fs from 'node:fs';
import path from 'node:path';
import type {CSpellUserSettings} from 'cspell-lib';
import {digest, diskCache, packageVersion} from '../common/disk-cache';
import type {DocsPage} from './page';
import {lineAt, proseOf} from './prose';
import type {Finding} from './rule';

/** Names and terms that the English dictionary lacks. */
const WORDS_FILE = 'reference/words.txt';

const SETTINGS = 'cspell.json';

/** Checks a page; `remembers` says whether to trust words that an earlier run found to be correct. */
type Speller = {
  check: (page: DocsPage, remembers: boolean) => Promise<Finding[]>;
  save: () => void;
};

/**
 * Identifies what the spelling of a word depends on. This project's own list isn't included: it grows with almost every
 * page, and the check of all pages, which remembers nothing, notices words removed from it.
 */
function tool(root: string): string {
  const settings = fs.readFileSync(path.join(root, SETTINGS), 'utf8');
  return digest(`${packageVersion('cspell-lib')}\n${settings}`);
}

async function loadSpeller(root: string) {
  // The package is ESM-only, which this module can't require.
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
 * @returns a speller that looks up every word of a page. The dictionaries, which take seconds to load, are loaded only
 * for words that no earlier page had.
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
          `a word in American spelling (${suggestions?.slice(0, 3).join(', ') ?? 'no suggestion'}); ` +
          `put code in backticks; add new names and terms to ${WORDS_FILE}`,
      }));
    },
    save: right.save,
  };
}
