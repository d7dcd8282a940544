/** Edits a page at positions of its source, so that all other bytes stay the same. */
import type {Node} from 'mdast';

/** The replacement for the text between two offsets. */
export type Edit = {start: number; end: number; replacement: string};

const BYTE_ORDER_MARK = '\uFEFF';

/** The offsets of a node that was parsed. */
export function span({position}: Node): {start: number; end: number} {
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? 0};
}

/** @throws Error if two edits overlap */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const {start, end, replacement} of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < done) throw new Error(`Two edits overlap at offset ${start}.`);
    result += text.slice(done, start) + replacement;
    done = end;
  }
  return result + text.slice(done);
}

/** The text that offsets refer to. */
export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
}

/**
 * @param edits at offsets of the text without its byte-order mark
 * @returns the page with the edits made; line ends and a byte-order mark stay
 * @throws Error if two edits overlap
 */
export function editPage(text: string, edits: readonly Edit[]): string {
  const body = withoutMark(text);
  return text.slice(0, text.length - body.length) + applyEdits(body, edits);
}
