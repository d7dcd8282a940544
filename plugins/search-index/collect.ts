/** Chooses, out of what Docusaurus loaded, the pages of each index, and takes their texts apart. */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as LoadedDocs, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import type {PageRecord} from '../../src/features/search/engine/format';
import {inboundLinks} from './inbound-links';
import {pagesOutsideDocs} from './outside-docs';
import {pageText} from './page-text';
import {placesOf} from './places';
import {readMarkdown} from './read-markdown';

/** What Docusaurus' own plugins loaded. */
export type SiteContent = {docs: LoadedDocs; pages?: LoadedPages; blog?: BlogContent};

/** Places of pages outside the docs. */
const INTEGRATIONS = 'Integrations';
const LEARN = 'Learn';
const COMMUNITY = 'Community';

/** What the index holds of a page that is not written in Markdown. */
const NO_TEXT = {links: 0, keywords: [], sections: []};

function docRecords(version: LoadedVersion, siteDir: string): PageRecord[] {
  const {byId, indexes} = placesOf(version.sidebars);
  const listed = version.docs.filter(({unlisted}) => !unlisted);
  const texts = listed.map(({source}) => ({file: source, markdown: readMarkdown(source, siteDir)}));
  const links = inboundLinks(texts);
  const docs = listed.map(({id, permalink, title, description, source, frontMatter}, i) => ({
    url: permalink,
    title,
    description,
    breadcrumbs: byId.get(id) ?? [],
    links: links.get(source) ?? 0,
    version: version.label,
    keywords: frontMatter.keywords ?? [],
    ...(frontMatter.sidebar_label && {label: frontMatter.sidebar_label}),
    ...pageText(texts[i]?.markdown ?? '', title),
  }));
  const lists = indexes.map((page) => ({...page, ...NO_TEXT, version: version.label}));
  return [...docs, ...lists];
}

function posts({blogPosts}: BlogContent): PageRecord[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({content, metadata: {title, permalink, description, tags}}) => ({
      url: permalink,
      title,
      description,
      breadcrumbs: [LEARN],
      links: 0,
      keywords: tags.map(({label}) => label),
      ...pageText(content, title),
    }));
}

function placeOf(url: string): string {
  if (url.startsWith('/integrations')) return INTEGRATIONS;
  return url.startsWith('/learn') ? LEARN : COMMUNITY;
}

function otherPages(pages: LoadedPages): PageRecord[] {
  return pagesOutsideDocs(pages)
    .filter(({permalink}) => !permalink.startsWith('/docs'))
    .map(({title, permalink: url, description}) => ({
      ...{url, title, description, ...NO_TEXT},
      breadcrumbs: [placeOf(url)],
    }));
}

/** Names of the versions, the latest first. */
export function versionNames({docs}: SiteContent): string[] {
  const latestFirst = [...docs.loadedVersions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return latestFirst.map(({versionName}) => versionName);
}

/** @returns the pages of a version's index; those outside the docs are in each */
export function collectRecords(
  {docs, pages = [], blog}: SiteContent,
  versionName: string,
  siteDir: string,
): PageRecord[] {
  const version = docs.loadedVersions.find((one) => one.versionName === versionName);
  const outside = [...otherPages(pages), ...(blog ? posts(blog) : [])];
  return version ? [...docRecords(version, siteDir), ...outside] : [];
}
