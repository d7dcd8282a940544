/** Inline Markdown of facts as plain text in which only names in code keep their marks. */

/** `See **[tags](/docs/tags)** and `a.b`` → `See tags and `a.b`` */
export function inlineText(markdown: string): string {
  return markdown
    .split(/(`[^`]+`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/<[^>]*>|\*\*/g, '')))
    .join('')
    .replace(/\[((?:`[^`]*`|[^\]`])*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same without the marks of names. */
export function bareText(markdown: string): string {
  return inlineText(markdown).replaceAll('`', '');
}
