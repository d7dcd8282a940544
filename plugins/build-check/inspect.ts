/** Looks at the HTML of one built page for what a reader or a search engine would stumble over. */
import {unescapeHtml} from '../../src/lib/html-entities';

/** What one page shows of itself. */
export type PageFacts = {title: string; description: string; headings: number; errorBox: boolean};

/**
 * Signs of an error box that took the place of the page: the inline color of Docusaurus' loading
 * error (`Loading` in @docusaurus/core) and the text of its error page (`ErrorPageContent`).
 */
const ERROR_BOX = /background-color:\s*#fa383e|<h1[^>]*>This page crashed/i;

function decode(text: string): string {
  return unescapeHtml(text.replace(/<[^>]+>/g, '')).trim();
}

/** The value of an attribute inside a tag; minified HTML leaves the quotes off where it can. */
function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return match ? decode(match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

/** Reads the facts out of a page's HTML. */
export function inspect(html: string): PageFacts {
  const metas = html.match(/<meta\s[^>]*>/gi) ?? [];
  const description = metas.find((tag) => attribute(tag, 'name') === 'description');
  return {
    title: decode(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? ''),
    description: (description && attribute(description, 'content')) ?? '',
    headings: (html.match(/<h1[\s>]/gi) ?? []).length,
    errorBox: ERROR_BOX.test(html),
  };
}
