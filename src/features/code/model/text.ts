/** The text of a code block. A page contains only the block's HTML; what is copied is extracted from it. */
import {unescapeHtml} from '../../../lib/html-entities';

/** @returns the code that `html` shows */
export function textOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''));
}

/** @returns what a diff results in: without the lines it removes, and without signs */
function afterDiff(diff: string): string {
  return diff
    .split('\n')
    .filter((line) => !line.startsWith('-'))
    .map((line) => line.slice(1))
    .join('\n');
}

/** @returns the text to copy from a block, which readers paste into a file or a terminal */
export function copyText(shown: string, language: string): string {
  return language === 'diff' ? afterDiff(shown) : shown;
}
