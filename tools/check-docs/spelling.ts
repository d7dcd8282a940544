/** American spelling, by cspell with the words of reference/words.txt. */
import path from 'node:path';
import type {CSpellUserSettings} from 'cspell-lib';
import type {DocsPage} from './page';
import {lineAt, proseOf} from './prose';
import type {Finding} from './rule';

/** Dictionary of names and terms that the English one lacks. */
export const WORDS_FILE = 'reference/words.txt';

/** @returns a function that looks up every word of a page */
export async function speller(root: string): Promise<(page: DocsPage) => Promise<Finding[]>> {
  // The package holds ES modules alone, which this one can't require.
  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const settings: CSpellUserSettings = (await loadConfig(path.join(root, 'cspell.json'))) ?? {};
  return async (page) => {
    const document = {uri: page.file, text: proseOf(page), languageId: 'plaintext'};
    const options = {generateSuggestions: true, noConfigSearch: true};
    const {issues, errors} = await spellCheckDocument(document, options, settings);
    if (errors?.[0]) throw errors[0];
    return issues.map(({text, offset, suggestions}) => ({
      line: lineAt(page.text, offset),
      found: `"${text}"`,
      expected:
        `a word of American English (${suggestions?.slice(0, 3).join(', ') ?? 'no suggestion'}); ` +
        `code stands in backticks; a new name or term goes into ${WORDS_FILE}`,
    }));
  };
}
