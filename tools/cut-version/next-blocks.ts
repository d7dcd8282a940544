/**
 * Takes out of a page what only Next has. A writer encloses it in comments on lines of their own:
 *
 *     <!-- since: next -->        or in .mdx        {/* since: next *\/}
 *     …
 *     <!-- /since -->                               {/* /since *\/}
 *
 * A comment would break a table, so a row that carries the mark "New in Next" goes too.
 */
const OPEN = /^\s*(?:<!--|\{\/\*)\s*since:\s*next\s*(?:-->|\*\/\})\s*$/;
const MARKED_ROW = /^\s*\|.*class(?:Name)?="ref-since"/;
const CLOSE = /^\s*(?:<!--|\{\/\*)\s*\/since\s*(?:-->|\*\/\})\s*$/;

/**
 * @param file name for the message
 * @throws Error if a block is not closed, or closed without having been opened
 */
export function dropNextBlocks(text: string, file: string): string {
  const kept: string[] = [];
  let openedAt: number | undefined;
  for (const [i, line] of text.split('\n').entries()) {
    if (OPEN.test(line)) {
      if (openedAt !== undefined) throw unbalanced(file, i + 1, 'a block inside a block');
      openedAt = i + 1;
    } else if (CLOSE.test(line)) {
      if (openedAt === undefined) throw unbalanced(file, i + 1, 'an end without a start');
      openedAt = undefined;
    } else if (openedAt === undefined && !MARKED_ROW.test(line)) {
      kept.push(line);
    }
  }
  if (openedAt !== undefined) throw unbalanced(file, openedAt, 'a start without an end');
  return kept.join('\n').replace(/\n{3,}/g, '\n\n');
}

function unbalanced(file: string, line: number, found: string): Error {
  return new Error(
    `${file}:${line}: found ${found}; expected "since: next" and "/since" comments in pairs, each on a line of its own.`,
  );
}
