/** A record of the hosted index: `npm run search:publish` writes it, and the hosted backend reads it. */

/** Value of `docusaurus_tag` on pages outside the docs, which every version shares. */
export const OUTSIDE_DOCS = 'default';

/** Value of `docusaurus_tag` on pages of a version, such as `current`. */
export const tagOfVersion = (version: string) => `docs-default-${version}`;

/** The language of the site, and of the hosted service's dictionaries. */
export const LANGUAGE = 'en';

/** Maximum number of records per page in a search; the service gets slow beyond four. */
export const RECORDS_A_PAGE = 4;

/** Titles above a record, from the section of the site (`lvl0`) through the page (`lvl1`) to its headings. */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** A section of a page, or a part of a long section; the attribute names are those of DocSearch, if it has one. */
export type SearchRecord = {
  /** Path of the section; parts after the first end in `~2`, `~3`, and so on. */
  objectID: string;
  /** Path from the root of the site, with the anchor. */
  url: string;
  /** Path of the page; records with the same path belong to one page. */
  url_without_anchor: string;
  anchor: string | null;
  /** Level of the heading (`lvl1` is the page itself), or `content` for the later parts of a long section. */
  type: `lvl${1 | 2 | 3 | 4 | 5 | 6}` | 'content';
  hierarchy: Hierarchy;
  /** Location of the page in the site, outermost first, without its own title. */
  breadcrumbs: string[];
  /** The page's description, shown if no passage matches. */
  description: string;
  content: string;
  /** Names that the section defines, each with its own anchor. */
  symbols: {name: string; anchor: string}[];
  /** Names in camel case, repeated as separate words. */
  keywords: string[];
  docusaurus_tag: string;
  /** Name and label of the version (`current`, `Next`); absent outside the docs. */
  version?: string;
  version_label?: string;
  language: typeof LANGUAGE;
  /** Section of the site: the first breadcrumb. */
  section: string;
  /** Among equal matches, the higher version and level come first, then the lower position. */
  weight: {version: number; level: number; position: number};
};
