/** What the site's lists of pages hold: written by this plugin, read by src/features/page-finder. */

/** A page that readers may open. */
export type ListedPage = {
  title: string;
  permalink: string;
  description: string;
};
