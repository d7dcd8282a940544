/** Splits Markdown into its sections without parsing it: only pages with marks are read, but for every release. */
import {createSlugger} from '@docusaurus/utils';

/** A section: its heading with the line it is on, from 1, and the text up to the next one. */
export type Section = {id: string; title: string; line: number; text: string};

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{2,6})\s+(.+?)\s*#*$/;
const OWN_ID = /\s*(?:\{#([^}\s]+)\}|\{\/\*\s*#(\S+)\s*\*\/\})$/;

/** The text of a heading without links, code marks, emphasis, and tags. */
function plainTitle(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

/** Text that readers don't see as words: addresses of links, and comments. */
const readable = (line: string): string =>
  line.replace(/\]\([^)]*\)/g, ']').replace(/<!--.*?-->|\{\/\*.*?\*\/\}|<[^>]*>/g, '');

/**
 * @param text of a page, with or without front matter
 * @returns its sections, in order; the one before the first heading has neither id nor title
 */
export function sectionsOf(text: string): Section[] {
  const slugger = createSlugger();
  const [front = ''] = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(text) ?? [];
  const above = front.split('\n').length - 1;
  const sections: Section[] = [{id: '', title: '', line: 0, text: ''}];
  let fence: string | undefined;
  for (const [i, line] of text.slice(front.length).split(/\r?\n/).entries()) {
    const [, mark] = FENCE.exec(line) ?? [];
    const current = sections.at(-1);
    if (mark !== undefined && (fence === undefined || line.trim().startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
    }
    const [, , heading] = (fence === undefined && HEADING.exec(line)) || [];
    if (heading !== undefined) {
      const [, markdownId, mdxId] = OWN_ID.exec(heading) ?? [];
      const title = plainTitle(heading.replace(OWN_ID, ''));
      sections.push({
        id: markdownId ?? mdxId ?? slugger.slug(title),
        title,
        line: above + i + 1,
        text: '',
      });
    } else if (current) current.text += `${readable(line)}\n`;
  }
  return sections;
}
