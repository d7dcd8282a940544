/** What the parts of the conversion share. */

/** The page that is converted. */
export type Context = {
  /** Its address, from which relative links are resolved. */
  url: string;
  /** Ids of the elements around the current one: links to them would lead to where the reader already is. */
  ids: readonly string[];
  /** True inside bold text, where Markdown has no second level of it. */
  bold: boolean;
};

/** @returns the absolute address of a link or a picture; undefined for one that isn't valid */
export function absolute(href: string, {url}: Context): string | undefined {
  return URL.canParse(href, url) ? new URL(href, url).href : undefined;
}
