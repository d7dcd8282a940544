/** Rewrites the lines of a Markdown text that are no code. */
const FENCE = /^\s*(?:`{3,}|~{3,})/;

/**
 * @param change gets a line outside fenced code and its index; returns what stands in its place, undefined for nothing
 * @returns the text; fences and what is between them are as they were
 */
export function outsideFences(
  text: string,
  change: (line: string, index: number, lines: readonly string[]) => string | undefined,
): string {
  let inFence = false;
  return text
    .split('\n')
    .flatMap((line, index, lines) => {
      if (FENCE.test(line)) inFence = !inFence;
      return inFence ? [line] : (change(line, index, lines) ?? []);
    })
    .join('\n');
}
