/** Prepares a code block for `src/theme/CodeBlock`: the HTML of its lines, its title, and whether it is folded. */
import type {CodeKind} from '../../../src/features/code/model/kind';
import type {Fence} from './fence';
import {highlight} from './html';
import {withoutMarks} from './marks';

/** What a page contains of a block. */
type PreparedBlock = {
  html: string;
  title: string | undefined;
  kind: CodeKind | undefined;
  /** Number of lines of a block of which only the first ones are shown at first. */
  fold: number | undefined;
};

/** Blocks with more lines are folded. */
const LONG = 40;

/** As many lines of a folded block are shown (`src/features/code/Block/styles.module.css`). */
const SHOWN = 25;

/** The classes of lines that a diff adds and removes; the signs remain in the text. */
const DIFF: Readonly<Record<string, string>> = {'+': 'code-add', '-': 'code-cut'};

/** Wraps a line that looks different; the line break goes inside, because an element of its own row would add another. */
function lineHtml(html: string, last: boolean, classes: string, number?: number): string {
  const end = last ? '' : '\n';
  if (classes === '') return html + end;
  const shown = number === undefined ? '' : ` data-line="${number}"`;
  return `<span class="${classes}"${shown}>${html}${end || '<br>'}</span>`;
}

/**
 * @param text the code as the page has it
 * @param language after the fence, in lower case
 */
export function prepareBlock(text: string, language: string, fence: Fence): PreparedBlock {
  const {code, marked} = withoutMarks(text);
  const marks = new Set([...fence.marked, ...marked]);
  const source = code.split('\n');
  const lines = highlight(code, language).split('\n');
  const {start, title, kind} = fence;
  const classesOf = (index: number) =>
    [
      marks.has(index + 1) && 'theme-code-block-highlighted-line',
      language === 'diff' && DIFF[source[index]?.[0] ?? ''],
      start !== undefined && 'code-numbered',
    ]
      .filter(Boolean)
      .join(' ');
  const html = lines.map((line, index) =>
    lineHtml(
      line,
      index === lines.length - 1,
      classesOf(index),
      start === undefined ? undefined : start + index,
    ),
  );
  // A line that the text points at has to be visible.
  const folded = lines.length > LONG && Math.max(0, ...marks) <= SHOWN;
  return {html: html.join(''), title, kind, fold: folded ? lines.length : undefined};
}
