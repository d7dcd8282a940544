/** What a generated page is, and what its generator may know of the other pages. */

/** A name that a page defines, such as a field, a type, or a variable, with the id of its element. */
export type DefinedName = {name: string; id: string};

/** A page made from facts: Markdown with its front matter. */
export type GeneratedPage = {
  /** Place in the docs tree without extension, as `graphql/objects`; its URL is `/docs/graphql/objects`. */
  path: string;
  /** Real source, relative to the project's root: edit link, last-updated date and errors lead there. */
  source: string;
  /** The whole file: front matter and CommonMark body. */
  content: string;
  /** What the page defines; the search finds it by these names. */
  names: readonly DefinedName[];
};

/** Makes links from one page to others. Pages that are not there yet become plain text. */
export type PageLinks = {
  /** True if a page is at this path, such as `how/search`, hand-written or generated. */
  has(path: string): boolean;
  /**
   * A Markdown link by relative file path, which the build checks and keeps inside the version;
   * the label alone if the target page does not exist.
   *
   * @param from path of the page the link is on
   * @param to path of the target page; may end in `#anchor`
   */
  to(from: string, to: string, label: string): string;
};
