/** What a generated page is, and what its generator may know about other pages. */

/** A name that a page defines, such as a field, a type, or a variable, with the id of its element. */
export type DefinedName = {name: string; id: string};

/** A page made from facts: Markdown with its front matter. */
export type GeneratedPage = {
  /** Path in the docs tree without extension, such as `graphql/objects`; its URL is `/docs/graphql/objects`. */
  path: string;
  /** Actual source file, relative to the project's root, for the edit link, last-updated date, and errors. */
  source: string;
  /** The whole file: front matter and CommonMark body. */
  content: string;
  /** Names that the page defines and that the search finds it by. */
  names: readonly DefinedName[];
};

/** Makes links from one page to others. Links to pages that don't exist become plain text. */
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
