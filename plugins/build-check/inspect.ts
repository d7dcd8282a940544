/** Inspects the HTML of a built page for what would trouble readers or search engines. */
import {unescapeHtml} from '../../src/lib/html-entities';

/** Facts about one page. */
export type PageFacts = {title: string; description: string; headings: number; errorBox: boolean};

/**
 * Signs of an error box instead of the page: the inline color of Docusaurus' loading
 * error (`Loading` in @docusaurus/core) and the text of its error page (`ErrorPageContent`).
 */
const ERROR_BOX = /background-color:\s*#fa383e|<h1[^>]*>This page crashed/i;

function decode(text: string): string {
  return unescapeHtml(text.replace(/<[^>]+>/g, '')).trim();
}

/** The value of an attribute inside a tag; minified HTML omits quotes where possible. */
function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return match ? decode(match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

/** Extracts the facts from a page's HTML. */
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
