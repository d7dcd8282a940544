/** Removes whole lines from a page, and adjusts the blank lines around them. */
import type {Node, Parents} from 'mdast';
import {type Edit, span} from './edits';

/** Lines to remove, as offsets of any position on the first and on the last of them. */
export type Removal = {
  start: number;
  end: number;
  /** Types of the nodes before and after it in the same parent; undefined if there is none. */
  above: string | undefined;
  below: string | undefined;
};

type Line = {start: number; end: number; text: string; removal?: Removal};

/** Nodes of these types are separated only by the line. */
const SPLIT_BY_LINE = ['list', 'listItem', 'tableRow'];

function linesOf(text: string): Line[] {
  let start = 0;
  return (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((line) => {
    const from = start;
    start += line.length;
    return {start: from, end: start, text: line};
  });
}

function isBlank({text}: Line): boolean {
  return /^[\s>]*$/.test(text);
}

/** A blank line inside the same quotation as a removed line, with the same line ending. */
function blankLike({text}: Line): string {
  const [quotation = ''] = /^[\s>]*>/.exec(text) ?? [];
  const [lineEnd = '\n'] = /\r?\n$/.exec(text) ?? [];
  return quotation + lineEnd;
}

/** What remains of removed lines and the blank lines around them: at most one blank line. */
function remains(run: readonly Line[]): string {
  const blank = run.find(({removal}) => !removal);
  if (blank) return blank.text;
  const [first, last] = [run[0], run.at(-1)];
  const [above, below] = [first?.removal?.above, last?.removal?.below];
  if (!first || above === undefined || below === undefined) return '';
  return above === below && SPLIT_BY_LINE.includes(above) ? '' : blankLike(first);
}

/** A node with all its lines, and its neighbors. */
export function removalOf(node: Node, parent: Parents): Removal {
  const siblings = parent.children as Node[];
  const place = siblings.indexOf(node);
  return {...span(node), above: siblings[place - 1]?.type, below: siblings[place + 1]?.type};
}

/**
 * @param others edits of the same text; those in removed lines are left out
 * @returns edits that remove the lines, and the others. Blank lines around removed lines are collapsed to one; none is
 *   added if there was none, unless the neighbors would merge. Blank lines at either end of the text are removed.
 */
export function removeLines(
  text: string,
  removals: readonly Removal[],
  others: readonly Edit[],
): Edit[] {
  const lines = linesOf(text);
  for (const removal of removals) {
    for (const line of lines) {
      if (line.start < removal.end && line.end > removal.start) line.removal ??= removal;
    }
  }
  const edits: Edit[] = [];
  for (let i = 0; i < lines.length; i++) {
    const from = i;
    for (let line = lines[i]; line && (line.removal || isBlank(line)); line = lines[i]) i++;
    const run = lines.slice(from, i);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || !run.some(({removal}) => removal)) continue;
    const atEnd = i === lines.length;
    const [lineEnd = ''] =
      atEnd && !text.endsWith('\n') ? (/\r?\n$/.exec(lines[from - 1]?.text ?? '') ?? []) : [];
    const replacement = from === 0 || atEnd ? '' : remains(run);
    edits.push({start: first.start - lineEnd.length, end: last.end, replacement});
  }
  const isKept = ({start}: Edit) => !edits.some((gone) => gone.start <= start && start < gone.end);
  return [...edits, ...others.filter(isKept)];
}
