/** The words to avoid, which contributing/writing.md explains: in documentation, and everywhere. */
import {fileURLToPath} from 'node:url';
import {fromYAMLFilePath} from 'prh';

/**
 * @typedef {object} StyleFault
 * @property {number} index where it begins in the text
 * @property {string} found
 * @property {string} expected what to write, for a message
 */

/**
 * Reads a list of words; its own examples are tried, too.
 *
 * @param {'documentation' | 'everywhere'} list
 * @returns {(text: string) => StyleFault[]} finds the words of the list in a text
 */
export function styleChecker(list) {
  const engine = fromYAMLFilePath(fileURLToPath(new URL(`${list}.yml`, import.meta.url)));
  return (text) =>
    engine.makeChangeSet('', text).diffs.map(({index, matches, newText, rule}) => ({
      index,
      found: matches[0] ?? '',
      expected: [newText && `"${newText}"`, rule?.raw.prh].filter(Boolean).join(', '),
    }));
}
