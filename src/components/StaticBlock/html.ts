/**
 * Reads and changes links in the HTML string that `static-block` generated. It doesn't use the DOM, because it also
 * runs on the server.
 */
import {unescapeHtml} from '../../lib/html-entities';

const TAG = /<[a-z][\w-]*(?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)+\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** What the build's link checker needs to know about a piece of HTML. */
type Targets = {links: string[]; ids: string[]};

/** @returns whether a link stays on this site: it has no scheme and no host */
export function isInternal(href: string): boolean {
  return href !== '' && !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(href);
}

/** Collects the internal links and the ids of all tags, in order and without duplicates. */
export function targetsOf(html: string): Targets {
  const links = new Set<string>();
  const ids = new Set<string>();
  for (const [tag] of html.matchAll(TAG)) {
    for (const [, name, ...values] of tag.matchAll(ATTRIBUTE)) {
      const value = unescapeHtml(values.find((text) => text !== undefined) ?? '');
      if (name === 'id') ids.add(value);
      if (name === 'href' && isInternal(value)) links.add(value);
    }
  }
  return {links: [...links], ids: [...ids]};
}

/** Adds the site's base path to root-relative links that lack it: `/docs/x` → `/base/docs/x`. */
export function withBase(html: string, baseUrl: string): string {
  if (baseUrl === '/') return html;
  return html.replace(/(\shref=["']?)\/(?!\/)/g, (text, start: string, offset: number) =>
    html.startsWith(baseUrl, offset + start.length) ? text : start + baseUrl,
  );
}
