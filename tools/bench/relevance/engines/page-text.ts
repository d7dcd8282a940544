/** Extracts title and text from the HTML of a built page, for engines that index text. */

/** What an engine gets of a page. */
type PageText = {title: string; text: string};

/** Inline tags; other tags separate words. */
const INLINE = /<\/?(a|abbr|b|code|em|i|kbd|mark|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

function decode(text: string): string {
  return text.replace(/&(#x?)?(\w+);/g, (entity, numeric: string | undefined, name: string) => {
    if (numeric === undefined) return ENTITIES[name] ?? entity;
    return String.fromCodePoint(parseInt(name, numeric === '#x' ? 16 : 10));
  });
}

const plain = (html: string) =>
  decode(
    html
      .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
      .replace(INLINE, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns title and text of a docs page, without the navigation around it.
 *
 * @throws Error if the page has no content or no title
 */
export function pageText(html: string): PageText {
  const [, content] = /<div class="theme-doc-markdown[^>]*>(.*?)<\/article>/s.exec(html) ?? [];
  const [, title] = /<h1[^>]*>(.*?)<\/h1>/s.exec(content ?? '') ?? [];
  if (content === undefined || title === undefined) {
    throw new Error('the page has no <h1> in its content');
  }
  return {title: plain(title), text: plain(content)};
}
