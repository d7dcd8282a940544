/** Extracts text from the HTML of a page, which comes in pieces: an element may open in one and close in another. */
import {Parser} from 'htmlparser2';
import type {TextLines} from './text-lines';

/** Elements whose text starts on a new line. */
const PARTED_BY_BLANK = new Set(['br', 'li', 'p', 'dt', 'dd']);
const CELLS = new Set(['td', 'th']);
const HEADING = /^h([2-6])$/;

/**
 * Text that readers don't search for. Hosts and names in examples would match pages about something else, and generated
 * requests repeat the names of their page; lists of changes name what other pages describe.
 */
const SKIPPED_CLASS = /\b(?:ref-anchor|ref-changes|ref-example|ref-request)\b/;

/** No text for readers: drawings, scripts and styles, anchor links, and example values. */
function isSkipped(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return ['svg', 'script', 'style'].includes(tag) || SKIPPED_CLASS.test(attributes['class'] ?? '');
}

/** @returns a parser that writes its input to the lines */
export function htmlReader(lines: TextLines): Pick<Parser, 'write'> {
  let isFirstCell = true;
  let headingId: string | undefined;
  return new Parser({
    onopentag(tag, attributes) {
      if (lines.muted > 0 || isSkipped(tag, attributes)) {
        lines.muted++;
        return;
      }
      const {id} = attributes;
      if (HEADING.test(tag) && id !== undefined) {
        lines.end();
        headingId = id;
        return;
      }
      if (id !== undefined) lines.reader.anchor?.(id);
      if (tag === 'tr') isFirstCell = true;
      if (PARTED_BY_BLANK.has(tag)) lines.add(' ');
      if (!CELLS.has(tag)) return;
      if (!isFirstCell) lines.nextCell();
      isFirstCell = false;
    },
    ontext(text) {
      lines.add(text);
    },
    onclosetag(tag) {
      if (lines.muted > 0) {
        lines.muted--;
        return;
      }
      const [, level] = HEADING.exec(tag) ?? [];
      if (level === undefined || headingId === undefined) return;
      lines.endHeading(Number(level), headingId);
      lines.reader.anchor?.(headingId);
      headingId = undefined;
    },
  });
}
