/** Pairs the comments that open and close passages of a page. */
import type {Comment} from './comments';
import type {Mark, Release} from './release-mark';

/** A passage that only some releases have: everything from its opening comment to its closing one. */
type Passage = {release: Release; opening: Comment; closing: Comment};

/** A comment on a separate line, with its meaning. */
export type PassageMark = {comment: Comment; mark: Exclude<Mark, {expected: string}>};

/** Tells the contributor what is wrong with a comment. */
export type ReportComment = (comment: Comment, found: string, expected: string) => void;

type Open = {comment: Comment; key: string; release: Release};

/** @returns why a comment can't close a passage, as found and expected; undefined if it can */
function closingFault(
  {comment, mark: {key}}: PassageMark,
  open: Open | undefined,
): [string, string] | undefined {
  if (!open) return [`"/${key}" without a start`, `"${key}: 2.1.0" above`];
  const {line, ancestors} = open.comment;
  if (open.key !== key) {
    return [`"/${key}"`, `"/${open.key}", which ends the passage that starts on line ${line}`];
  }
  if (ancestors.at(-1) === comment.ancestors.at(-1)) return undefined;
  const where = `in the same list item, admonition, or element as its start on line ${line}`;
  return [`"/${key}" elsewhere`, `it ${where}`];
}

/**
 * @param report receives unpaired marks, and nested passages
 * @returns the passages that are closed
 */
export function pairPassages(marks: readonly PassageMark[], report: ReportComment): Passage[] {
  const passages: Passage[] = [];
  const opened: Open[] = [];
  for (const one of marks) {
    const {comment, mark} = one;
    const outer = opened.at(-1);
    if ('opens' in mark) {
      if (outer) {
        const found = `a passage inside the one that starts on line ${outer.comment.line}`;
        report(comment, found, `"/${outer.key}" before another passage starts`);
      }
      opened.push({comment, key: mark.key, release: mark.opens});
      continue;
    }
    const fault = closingFault(one, outer);
    if (fault) report(comment, ...fault);
    else if (outer)
      passages.push({release: outer.release, opening: outer.comment, closing: comment});
    opened.pop();
  }
  for (const {comment, key} of opened) {
    report(comment, `"${key}" without an end`, `a comment "/${key}" on a separate line below`);
  }
  return passages;
}
