/**
 * Converts code from HTML to text and back. A page contains only the highlighted HTML of a block; the text to copy is
 * extracted from it. Each line of the HTML is complete: no element spans two lines.
 */
import {unescapeHtml} from '../../../lib/html-entities';

/** @returns the code that `html` shows */
export function textOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''));
}

/**
 * Omits the lines that the theme treated as directives, such as `# highlight-next-line`.
 *
 * @param code the text of `html` without those lines
 */
function shownLines(html: string, code: string): string[] {
  const remaining = code.split('\n');
  return html.split('\n').filter((line) => {
    if (textOf(line) !== remaining[0]) return false;
    remaining.shift();
    return true;
  });
}

/**
 * Renders the content of a code element.
 *
 * @param classesOf classes of a line by its number from 0; a line without classes needs no element
 * @param start number of the first line, if line numbers are shown
 */
export function codeHtml(
  html: string,
  code: string,
  classesOf: (line: number) => string,
  start?: number,
): string {
  const lines = shownLines(html, code);
  return lines
    .map((line, number) => {
      const end = number < lines.length - 1 ? '\n' : '';
      const classes = classesOf(number);
      // The line break goes inside: after a block element it would add an empty line.
      const shown = start === undefined ? '' : ` data-line="${start + number}"`;
      return classes + shown === ''
        ? line + end
        : `<span class="${classes}"${shown}>${line}${end || '<br>'}</span>`;
    })
    .join('');
}
