/** Finds the text of a built page and what its head says about it. */
import {unescapeHtml} from '../../src/lib/html-entities';

/** A page, as far as its copy needs it. */
export type Article = {
  description: string;
  /** Name of the version of the docs, as Docusaurus has it: `current`; undefined for other pages. */
  versionName: string | undefined;
  /** The HTML from its title to its end, without the links and the form below. */
  html: string;
};

/** What follows the text of a docs page or a post, and of a list of pages. */
const ENDS = ['<footer class="theme-doc-footer', '<footer class=theme-doc-footer', '</main>'];

const META = {
  description: /<meta [^>]*name="?description"? content=(?:"([^"]*)"|([^\s>]+))/,
  versionName: /<meta [^>]*name="?docsearch:version"? content=(?:"([^"]*)"|([^\s>]+))/,
};

function meta(head: string, name: keyof typeof META): string | undefined {
  const match = META[name].exec(head);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : unescapeHtml(value);
}

/**
 * @param file the bytes of an HTML file, most of which are the sidebar: only what is needed is decoded
 * @returns undefined for a file that is no page, such as one that only redirects
 */
export function articleOf(file: Buffer): Article | undefined {
  const main = file.indexOf('<main');
  const start = main < 0 ? -1 : file.indexOf('<h1', main);
  if (start < 0) return undefined;
  const ends = ENDS.map((end) => file.indexOf(end, start)).filter((index) => index > start);
  const head = file.toString('utf8', 0, file.indexOf('</head>'));
  return {
    description: meta(head, 'description') ?? '',
    versionName: meta(head, 'versionName'),
    html: file.toString('utf8', start, Math.min(...ends)),
  };
}
