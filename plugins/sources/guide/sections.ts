/** The parts of a source's guide: the Markdown beside its facts, which is woven into its page. */
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {perPage, span} from '../../markdown-source';

/** The headings of level 2 that a guide may have, in the order of the page. */
export const GUIDE_SECTIONS = [
  'Prerequisites',
  'Grant access',
  'Run it',
  'Scenarios',
  'How it works',
  'Limitations',
  'Troubleshooting',
  'Related pages',
] as const;

/** A section of a guide; `lead` is what stands above its first heading. */
export type GuideSection = (typeof GUIDE_SECTIONS)[number] | 'lead';

/** A section as it was found: its heading, whatever that is, and the offsets of the text below it. */
type Found = {title: string; line: number; start: number; end: number};

function isSectionHeading(node: Root['children'][number]): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

/** The sections of a guide in their order, the lead first. */
export const foundSections = perPage('guide-sections', (tree, body): Found[] => {
  const found: Found[] = [{title: 'lead', line: 1, start: 0, end: body.length}];
  for (const node of tree.children.filter(isSectionHeading)) {
    const {start, end} = span(node);
    const last = found.at(-1);
    if (last) last.end = start;
    const line = node.position?.start.line ?? 1;
    found.push({title: toString(node).trim(), line, start: end, end: body.length});
  }
  return found;
});

/** True for a heading that a guide may have. */
export function isGuideSection(title: string): title is GuideSection {
  return (GUIDE_SECTIONS as readonly string[]).includes(title);
}

/**
 * @param text of a guide that was checked
 * @returns the Markdown of each section that says something, without its heading
 */
export function guideSections(text: string, file: string): ReadonlyMap<GuideSection, string> {
  const sections = new Map<GuideSection, string>();
  for (const {title, start, end} of foundSections(text, file)) {
    const content = text.slice(start, end).trim();
    if (content !== '' && (title === 'lead' || isGuideSection(title))) sections.set(title, content);
  }
  return sections;
}
