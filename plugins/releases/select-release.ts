/** Takes out of a page what a version lacks, line by line. */
import type {Marks} from './model';

const COMMENT = '(?:<!--|\\{/\\*)\\s*(/?)(since|until)(?::\\s*(\\S+))?\\s*(?:-->|\\*/\\})';
const ALONE = new RegExp(`^\\s*${COMMENT}\\s*$`);
const INLINE = new RegExp(`\\s*${COMMENT}`);

/** What a version shows, and the badge, as HTML, of what it shows but others lack. */
export type Selection = {
  shows: (marks: Marks) => boolean;
  badge?: (marks: Marks) => string | undefined;
};

/**
 * @param file for messages
 * @throws Error if a passage is not closed, or closed without having been opened
 */
export function selectRelease(text: string, file: string, {shows, badge}: Selection): string {
  const kept: string[] = [];
  let open: {line: number; shown: boolean} | undefined;
  for (const [i, line] of text.split('\n').entries()) {
    const [, end, key, release] = ALONE.exec(line) ?? [];
    if (key !== undefined && end === '') {
      if (open) throw unbalanced(file, i + 1, 'a block inside a block');
      open = {line: i + 1, shown: shows({[key]: release})};
    } else if (key !== undefined) {
      if (!open) throw unbalanced(file, i + 1, 'an end without a start');
      open = undefined;
    } else if (open?.shown ?? true) {
      const [whole, , mark = '', name] = INLINE.exec(line) ?? [];
      if (whole === undefined) kept.push(line);
      else if (shows({[mark]: name})) kept.push(line.replace(whole, badge?.({[mark]: name}) ?? ''));
    }
  }
  if (open) throw unbalanced(file, open.line, 'a start without an end');
  return kept.join('\n');
}

function unbalanced(file: string, line: number, found: string): Error {
  return new Error(
    `${file}:${line}: found ${found}; expected "since: next" and "/since" comments in pairs, each on a line of its own.`,
  );
}
