/** Chooses, out of what Docusaurus loaded, the pages of each index, and takes their texts apart. */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as LoadedDocs, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import type {PageRecord} from '../../features/search/engine/format';
import {pagesOutsideDocs} from '../page-list/collect';
import {pageText} from './page-text';
import {placesOf} from './places';
import {readMarkdown} from './read-markdown';

/** What Docusaurus' own plugins loaded. */
export type SiteContent = {docs: LoadedDocs; pages?: LoadedPages; blog?: BlogContent};

/** Places of pages outside the docs. */
const INTEGRATIONS = 'Integrations';
const LEARN = 'Learn';
const COMMUNITY = 'Community';

function docRecords(version: LoadedVersion, siteDir: string): PageRecord[] {
  const {byId, indexes} = placesOf(version.sidebars);
  const listed = version.docs.filter(({unlisted}) => !unlisted);
  const docs = listed.map(({id, permalink, title, description, source, frontMatter}) => ({
    url: permalink,
    title,
    description,
    breadcrumbs: byId.get(id) ?? [],
    version: version.label,
    keywords: [...(frontMatter.keywords ?? []), frontMatter.sidebar_label ?? ''].filter(Boolean),
    ...pageText(readMarkdown(source, siteDir), title),
  }));
  const lists = indexes.map(({title, permalink, description, breadcrumbs}) => ({
    url: permalink,
    title,
    description,
    breadcrumbs,
    version: version.label,
    keywords: [],
    sections: [],
  }));
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
    .map(({title, permalink, description}) => ({
      url: permalink,
      title,
      description,
      breadcrumbs: [placeOf(permalink)],
      keywords: [],
      sections: [],
    }));
}

/** @returns the pages of each version's index, by its name, the latest first; those outside the docs are in each */
export function collectRecords(
  {docs, pages = [], blog}: SiteContent,
  siteDir: string,
): Map<string, PageRecord[]> {
  const outside = [...otherPages(pages), ...(blog ? posts(blog) : [])];
  const versions = [...docs.loadedVersions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return new Map(
    versions.map((version) => [version.versionName, [...docRecords(version, siteDir), ...outside]]),
  );
}
