/** Finds fenced code without an end: everything below it would be code. */
import type {Finding} from './finding';

const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})\s*([^`]*)$/;

/** An open fence: its marker, and the line it starts on, from 1. */
type Open = {marks: string; line: number; found: string};

function unclosed({line, found}: Open, until: string): Finding {
  const expected = 'a line with only the same marker, below the last line of the code';
  return {line, key: 'code', found: `${found}, which is not closed before ${until}`, expected};
}

function isSameKind(marks: string, open: Open): boolean {
  return marks[0] === open.marks[0] && marks.length >= open.marks.length;
}

/** @param text of a page */
export function unclosedFences(text: string): Finding[] {
  const findings: Finding[] = [];
  let open: Open | undefined;
  text.split('\n').forEach((source, index) => {
    const [, marks, info = ''] = FENCE.exec(source) ?? [];
    if (marks === undefined) return;
    const here = {marks, line: index + 1, found: source.trim()};
    if (open === undefined) {
      open = here;
    } else if (isSameKind(marks, open)) {
      // A fence with a language doesn't close the one above, which therefore has no end.
      if (info.trim() !== '') findings.push(unclosed(open, `line ${here.line} opens the next`));
      open = info.trim() === '' ? undefined : here;
    }
  });
  if (open !== undefined) findings.push(unclosed(open, 'the end of the page'));
  return findings;
}

/** The lines of a text, with those inside fences blanked. */
export function linesOutsideFences(text: string): string[] {
  let open: string | undefined;
  return text.split('\n').map((line) => {
    const [, marks, info = ''] = FENCE.exec(line) ?? [];
    if (marks === undefined) return open === undefined ? line : '';
    if (open === undefined) open = marks;
    else if (marks.startsWith(open) && info.trim() === '') open = undefined;
    return '';
  });
}
