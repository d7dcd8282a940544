/** Pairs the comments that open and close passages of a page. */
import type {Comment} from './comments';
import type {Mark, Release} from './release-mark';

/** A passage of some releases: everything from its opening comment to its closing one. */
export type Passage = {release: Release; opening: Comment; closing: Comment};

/** A comment alone on its line, with what it says. */
export type PassageMark = {comment: Comment; mark: Exclude<Mark, {expected: string}>};

/** @throws whatever `fail` throws, for a mark without its other half, or a passage inside a passage */
export function pairPassages(
  marks: readonly PassageMark[],
  fail: (comment: Comment, found: string, expected: string) => never,
): Passage[] {
  const passages: Passage[] = [];
  let open: {comment: Comment; key: string; release: Release} | undefined;
  const unclosed = ({comment, key}: NonNullable<typeof open>) =>
    fail(comment, `"${key}" without an end`, `a comment "/${key}" on a line of its own below`);
  for (const {comment, mark} of marks) {
    if ('opens' in mark) {
      if (open) {
        const {key, comment: outer} = open;
        fail(
          comment,
          `a passage inside the one of line ${outer.line}`,
          `"/${key}" before another passage starts`,
        );
      }
      open = {comment, key: mark.key, release: mark.opens};
      continue;
    }
    if (!open) fail(comment, `"/${mark.key}" without a start`, `"${mark.key}: 2.1.0" above`);
    if (open.key !== mark.key) {
      fail(
        comment,
        `"/${mark.key}"`,
        `"/${open.key}", which ends the passage of line ${open.comment.line}`,
      );
    }
    if (open.comment.ancestors.at(-1) !== comment.ancestors.at(-1)) {
      const where = `in the same list item, admonition, or element as its start in line ${open.comment.line}`;
      fail(comment, `"/${mark.key}" elsewhere`, `it ${where}`);
    }
    passages.push({release: open.release, opening: open.comment, closing: comment});
    open = undefined;
  }
  if (open) unclosed(open);
  return passages;
}
