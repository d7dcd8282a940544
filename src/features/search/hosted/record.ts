/** A record of the hosted index: what `npm run search:publish` writes, and what the hosted back end reads. */

/** Value of `docusaurus_tag` on pages outside the docs, which every version shares. */
export const OUTSIDE_DOCS = 'default';

/** Value of `docusaurus_tag` on pages of a version, such as `current`. */
export const tagOfVersion = (version: string) => `docs-default-${version}`;

/** The one language of the site, also that of the hosted service's word lists. */
export const LANGUAGE = 'en';

/** Records of a page that a search brings at most; the service gets slow beyond four. */
export const RECORDS_A_PAGE = 4;

/** Titles above a record, from the part of the site (`lvl0`) over the page (`lvl1`) to its headings. */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** A section of a page, or a part of a long one; the names are those of DocSearch where it has one. */
export type SearchRecord = {
  /** Address of the section; parts after the first have `~2`, `~3`, … behind it. */
  objectID: string;
  /** Address from the root of the site, with the anchor. */
  url: string;
  /** Address of the page: records that have it in common are one page. */
  url_without_anchor: string;
  anchor: string | null;
  /** Level of the heading (`lvl1` is the page itself), or `content` for the later parts of a long section. */
  type: `lvl${1 | 2 | 3 | 4 | 5 | 6}` | 'content';
  hierarchy: Hierarchy;
  /** Place of the page in the site, outermost first, without its own title. */
  breadcrumbs: string[];
  /** The page in a sentence, shown where no passage matches. */
  description: string;
  content: string;
  /** Names that the section defines, each with its own anchor. */
  symbols: {name: string; anchor: string}[];
  /** Names in camel case once more, as separate words. */
  keywords: string[];
  docusaurus_tag: string;
  /** Name and label of the version (`current`, `Next`); absent outside the docs. */
  version?: string;
  version_label?: string;
  language: typeof LANGUAGE;
  /** Part of the site, the first of the breadcrumbs. */
  section: string;
  /** Among equal matches the higher version and level come first, then the lower position. */
  weight: {version: number; level: number; position: number};
};
