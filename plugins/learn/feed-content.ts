/** Makes a post's HTML readable in a feed reader, which has neither our styles nor our scripts. */

/** Patterns in the page's HTML, and what a feed gets instead. */
const CHANGES: readonly [pattern: RegExp, replacement: string][] = [
  // Without the site's styles a diagram is a black box; its text alternative says the same.
  [
    /<figure class="diagram">.*?<div role="img" aria-label="([^"]*)">.*?<\/figure>/gs,
    '<p><em>Diagram: $1</em></p>',
  ],
  [/<button\b.*?<\/button>/gs, ''],
  [/<a\b[^>]*\bclass="hash-link"[^>]*>.*?<\/a>/gs, ''],
  // They only highlight code.
  [/<\/?span\b[^>]*>/g, ''],
];

/** Attributes that only mean something on the site. */
const SITE_ATTRIBUTES = /\s(?:class|style|tabindex)="[^"]*"/g;

/** @param html content of the post from the built page, with quoted attributes */
export function feedContent(html: string): string {
  return CHANGES.reduce((text, [pattern, into]) => text.replaceAll(pattern, into), html).replaceAll(
    /<[a-z][^>]*>/g,
    (tag) => tag.replaceAll(SITE_ATTRIBUTES, ''),
  );
}
