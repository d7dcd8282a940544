/**
 * Code as HTML and back. A page carries the colored HTML of a block only; the text to copy is read
 * from it. Each line of the HTML is complete by itself: no element spans two.
 */
import {unescapeHtml} from '../../../lib/html-entities';

/** The code that `html` shows. */
export function textOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''));
}

/**
 * Leaves out the lines that the theme took as instructions, such as `# highlight-next-line`.
 *
 * @param code what is left of the text of `html`
 */
function shownLines(html: string, code: string): string[] {
  const left = code.split('\n');
  return html.split('\n').filter((line) => {
    if (textOf(line) !== left[0]) return false;
    left.shift();
    return true;
  });
}

/**
 * The inside of a code element.
 *
 * @param classesOf classes of a line by its number from 0; a line without any needs no element
 */
export function codeHtml(html: string, code: string, classesOf: (line: number) => string): string {
  const lines = shownLines(html, code);
  return lines
    .map((line, number) => {
      const end = number < lines.length - 1 ? '\n' : '';
      const classes = classesOf(number);
      // The line break stands inside: after a block it would be an empty line.
      return classes === ''
        ? line + end
        : `<span class="${classes}">${line}${end || '<br>'}</span>`;
    })
    .join('');
}
