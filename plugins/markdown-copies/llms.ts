/**
 * Writes lists of the copies for language models, in the form of llmstxt.org: `llms.txt` has a line for each page, and
 * `llms-full.txt` the text of all pages of a version.
 */
import {copyPath} from '../../src/features/page-copy/model';
import type {ListedPage, ListedPart, ListedVersion, SiteContent} from './site-content';

const SUMMARY =
  'DataHub is an open-source metadata platform: a catalog of datasets, dashboards, pipelines, and other assets, with search, lineage, ownership, quality checks, and access control, and with connectors that load metadata from other systems.';

/** Docusaurus names the version that isn't frozen `current`. */
const UNRELEASED = 'current';

/** What the lists need to know about the site. */
export type LlmsSite = {
  /** URL of the site, without a slash at the end. */
  url: string;
  /** Base path, without a slash at the end. */
  base: string;
  title: string;
};

/** @returns the path of the list of a version: that of the latest one is where clients look for it */
export function listPath({base}: LlmsSite, {isLast, path}: ListedVersion): string {
  return `${isLast ? base : path}/llms.txt`;
}

/** @returns the path of the file with all pages of a version */
export function fullPath({path}: ListedVersion): string {
  return `${path}/llms-full.txt`;
}

const pageLine = ({url}: LlmsSite, {title, path, description}: ListedPage): string =>
  `- [${title.replaceAll(/[[\]]/g, '\\$&')}](${url}${copyPath(path)})${description === '' ? '' : `: ${description}`}`;

const section = (site: LlmsSite, {label, pages}: ListedPart): string =>
  [`## ${label}`, '', ...pages.map((page) => pageLine(site, page))].join('\n');

const fileLine = ({url}: LlmsSite, title: string, path: string, description: string): string =>
  `- [${title}](${url}${path}): ${description}`;

/** The lists and files of the versions, which are longer than most questions need. */
function optional(
  site: LlmsSite,
  shown: ListedVersion,
  versions: readonly ListedVersion[],
): string {
  const files = versions.flatMap((version) => [
    ...(version === shown
      ? []
      : [
          fileLine(
            site,
            `Pages of ${version.label}`,
            listPath(site, version),
            `the documentation for ${version.label}, as a list like this one`,
          ),
        ]),
    fileLine(
      site,
      `All pages of ${version.label} in one file`,
      fullPath(version),
      'several megabytes',
    ),
  ]);
  return ['## Optional', '', ...files].join('\n');
}

/**
 * @param shown the version whose pages are listed
 * @returns the text of its llms.txt; that of the latest version also lists the posts
 */
export function llmsText(
  site: LlmsSite,
  shown: ListedVersion,
  {versions, posts}: SiteContent,
): string {
  const others = versions.filter((version) => version !== shown).map(({label}) => label);
  const about = [
    `This is the documentation for ${shown.label}${shown.name === UNRELEASED ? ', the unreleased version' : ''}.`,
    ...(others.length > 0
      ? [
          `The documentation for ${others.join(', ')} is listed under Optional; prefer the version that the reader runs.`,
        ]
      : []),
    'Each link leads to a page as Markdown; without `.md`, the same address leads to the page for people.',
  ].join(' ');
  const learn = shown.isLast && posts.length > 0 ? [{label: 'Learn', pages: posts}] : [];
  const sections = [...shown.parts, ...learn].map((part) => section(site, part));
  const title = shown.isLast ? site.title : `${site.title} ${shown.label}`;
  return `${[`# ${title}`, `> ${SUMMARY}`, about, ...sections, optional(site, shown, versions)].join('\n\n')}\n`;
}

/**
 * @param bodyOf returns the text of a page, which starts with its title; undefined if it has no copy
 * @returns the text of a version's llms-full.txt: all pages in the order of the sidebar, each with its address below its title
 */
export function llmsFullText(
  site: LlmsSite,
  version: ListedVersion,
  bodyOf: (path: string) => string | undefined,
): string {
  const pages = version.parts.flatMap((part) => part.pages);
  const texts = pages.flatMap(({path}) => {
    const body = bodyOf(path);
    // The title is the first line.
    return body === undefined ? [] : [body.replace('\n', `\n\nSource: ${site.url}${path}\n`)];
  });
  return [`# ${site.title} ${version.label}\n\n> ${SUMMARY}\n`, ...texts].join('\n');
}
