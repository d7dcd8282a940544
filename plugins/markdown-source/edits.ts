/** Changes a page at positions of its source, so that everything else keeps its bytes. */
import type {Node, Root} from 'mdast';
import {parseMarkdown} from './parse';

/** What is put in place of the text between two offsets. */
export type Edit = {start: number; end: number; replacement: string};

const BYTE_ORDER_MARK = '\uFEFF';

/** The offsets of a node that was parsed. */
export function span({position}: Node): {start: number; end: number} {
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? 0};
}

/** @throws Error if two edits overlap */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const {start, end, replacement} of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < done) throw new Error(`Two edits overlap at offset ${start}.`);
    result += text.slice(done, start) + replacement;
    done = end;
  }
  return result + text.slice(done);
}

/**
 * @param editsOf gets the tree and the text that its offsets count in
 * @returns the page with the edits made; line ends and a byte-order mark stay
 * @throws ContributorError if the page is no MDX
 */
export function editMarkdown(
  text: string,
  file: string,
  editsOf: (tree: Root, body: string) => Edit[],
): string {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const body = text.slice(mark.length);
  return mark + applyEdits(body, editsOf(parseMarkdown(body, file), body));
}
