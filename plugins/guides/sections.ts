/** The parts of a guide: Markdown beside the facts of a page, inserted into it section by section. */
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {perPage, span} from '../markdown-source';

/** Name of the text above the first heading. */
export const LEAD = 'lead';

/** A section as found: its heading, known or not, and the offsets of the text below it. */
type Found = {title: string; line: number; start: number; end: number};

function isSectionHeading(node: Root['children'][number]): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

/** The sections of a guide in their order, the lead first. */
export const foundSections = perPage('guide-sections', (tree, body): Found[] => {
  const found: Found[] = [{title: LEAD, line: 1, start: 0, end: body.length}];
  for (const node of tree.children.filter(isSectionHeading)) {
    const {start, end} = span(node);
    const last = found.at(-1);
    if (last) last.end = start;
    const line = node.position?.start.line ?? 1;
    found.push({title: toString(node).trim(), line, start: end, end: body.length});
  }
  return found;
});

/**
 * @param text of a checked guide
 * @param file decides how the text is parsed, and is named in errors
 * @returns the Markdown of each nonempty section, without its heading
 */
export function guideSections(text: string, file: string): ReadonlyMap<string, string> {
  return new Map(
    foundSections(text, file)
      .map(({title, start, end}) => [title, text.slice(start, end).trim()] as const)
      .filter(([, content]) => content !== ''),
  );
}
