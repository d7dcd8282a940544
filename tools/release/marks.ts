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

/** Comments of passages, and of rows, items, and paragraphs; code keeps what it shows. */
function releaseComments(text: string, file: string, release: string): string {
  if (!mayHoldMarks(text)) return text;
  const body = withoutMark(text);
  const edits = commentsOf(parseMarkdown(body, file), body).flatMap((comment) => {
    const mark = readMark(comment.content);
    if (!mark || !('opens' in mark) || !Object.values(mark.opens).includes(NEXT)) return [];
    const end = body.lastIndexOf(NEXT, comment.end) + NEXT.length;
    return [{start: end - NEXT.length, end, replacement: release}];
  });
  return editPage(text, edits);
}

/**
 * @param text of a file of docs/ or reference/
 * @param file its path, whose extension decides how marks are written
 * @returns the text, in which the release takes the place of `next`; everything else keeps its bytes
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

/** The list of releases with one more, before `next`, so that comments and order stay. */
export function addRelease(list: string, name: string, date: string): string {
  return list.replace(/^([ \t]*- )(\{name: next\}|name: next)[ \t]*$/m, (line, dash: string) => {
    return `${dash}{name: ${name}, date: ${date}}\n${line}`;
  });
}
