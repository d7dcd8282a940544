/** Turns marks of `next` into marks of a release, in every kind of file that has any. */
import {commentsOf, editPage, parseMarkdown, withoutMark} from '../../plugins/markdown-source';
import {mayHoldMarks, readMark} from '../../plugins/markdown-source/release-mark';
import {NEXT} from '../../plugins/releases/model';
import {releaseYaml} from './yaml-marks';

const FRONT_MATTER = /^(\uFEFF?---\r?\n)([\s\S]*?\r?\n)(---\r?\n)/;

function releaseSdl(text: string, release: string): string {
  return text
    .replace(/^([ \t]*# (?:since|until): )next$/gm, `$1${release}`)
    .replace(/^([ \t]*# before )next(: \S)/gm, `$1${release}$2`);
}

/** Marks in comments of passages, rows, items, and paragraphs; code stays as it is. */
function releaseComments(text: string, file: string, release: string): string {
  if (!mayHoldMarks(text)) return text;
  const body = withoutMark(text);
  const edits = commentsOf(parseMarkdown(body, file), body).flatMap((comment) => {
    // A request for the rows that came with a release, as on the upgrade page.
    const [rows] = /\bwhere since=next\b/.exec(comment.content) ?? [];
    if (rows !== undefined && comment.content.startsWith('facts:')) {
      const end = body.indexOf(rows, comment.start) + rows.length;
      return [{start: end - NEXT.length, end, replacement: release}];
    }
    const mark = readMark(comment.content);
    if (!mark || !('opens' in mark) || !Object.values(mark.opens).includes(NEXT)) return [];
    const end = body.lastIndexOf(NEXT, comment.end) + NEXT.length;
    return [{start: end - NEXT.length, end, replacement: release}];
  });
  return editPage(text, edits);
}

/**
 * @param text of a file in docs/ or reference/
 * @param file its path, whose extension decides how marks are written
 * @returns the text with the release instead of `next`; everything else stays byte-identical
 */
export function releaseMarks(text: string, file: string, release: string): string {
  if (/\.ya?ml$/.test(file)) return releaseYaml(text, release);
  if (file.endsWith('.graphql')) return releaseSdl(text, release);
  if (!/\.mdx?$/.test(file)) return text;
  const withFront = text.replace(
    FRONT_MATTER,
    (_, open: string, front: string, close: string) => open + releaseYaml(front, release) + close,
  );
  return releaseComments(withFront, file, release);
}

/** Adds a release to the list before `next`, which preserves comments and order. */
export function addRelease(list: string, name: string, date: string): string {
  return list.replace(/^([ \t]*- )(\{name: next\}|name: next)[ \t]*$/m, (line, dash: string) => {
    return `${dash}{name: ${name}, date: ${date}}\n${line}`;
  });
}
