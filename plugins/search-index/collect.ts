/** Selects the pages of each index from what Docusaurus loaded, and splits their texts into sections. */
import fs from 'node:fs';
import path from 'node:path';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as LoadedDocs, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import type {PageRecord} from '../../src/features/search/engine/format';
import {readNames} from '../gen-docs/names';
import {readClips} from '../pictures/manifest';
import {placeOfPage} from '../pictures/place';
import {NEXT} from '../releases/model';
import {readHints} from './hints';
import {inboundLinks} from './inbound-links';
import {pagesOutsideDocs} from './outside-docs';
import {pageText} from './page-text';
import {placesOf} from './places';

/** What Docusaurus' own plugins loaded. */
export type SiteContent = {docs: LoadedDocs; pages?: LoadedPages; blog?: BlogContent};

/** Locations of pages outside the docs. */
const INTEGRATIONS = 'Integrations';
const LEARN = 'Learn';
const COMMUNITY = 'Community';

/** The index entry of a page that is not written in Markdown. */
const NO_TEXT = {links: 0, keywords: [], sections: []};

/** `/docs/2.0.0/how/search` → `how/search` */
function pathOf(permalink: string, {path: root}: LoadedVersion): string {
  return permalink.slice(root.length + 1);
}

function docRecords(version: LoadedVersion, siteDir: string): PageRecord[] {
  const hints = readHints(siteDir);
  const {byId, indexes} = placesOf(version.sidebars);
  const listed = version.docs.filter(({unlisted}) => !unlisted);
  const names = readNames(version.contentPath);
  const docs = path.join(version.contentPath, 'docs');
  const texts = listed.map(({source}) => {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
    const page = path.relative(docs, file).split(path.sep).join('/');
    const place = placeOfPage(file);
    const clips = place && readClips(place.root, place.version);
    return {file: source, markdown: fs.readFileSync(file, 'utf8'), names: names.get(page), clips};
  });
  const links = inboundLinks(texts);
  const pages = listed.map(({id, permalink, title, description, source, frontMatter}, i) => ({
    url: permalink,
    title,
    description,
    breadcrumbs: byId.get(id) ?? [],
    links: links.get(source) ?? 0,
    version: version.label,
    keywords: frontMatter.keywords ?? [],
    ...hints.get(pathOf(permalink, version)),
    ...(frontMatter.sidebar_label && {label: frontMatter.sidebar_label}),
    ...pageText(texts[i]?.markdown ?? '', {
      title,
      file: source,
      names: texts[i]?.names,
      clips: texts[i]?.clips,
    }),
  }));
  const lists = indexes.map((page) => ({...page, ...NO_TEXT, version: version.label}));
  return [...pages, ...lists];
}

function posts({blogPosts}: BlogContent, siteDir: string): PageRecord[] {
  const clips = readClips(siteDir, NEXT);
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({content, metadata: {title, permalink, description, tags, source}}) => ({
      url: permalink,
      title,
      description,
      breadcrumbs: [LEARN],
      links: 0,
      keywords: tags.map(({label}) => label),
      ...pageText(content, {title, file: source, clips}),
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

/** @returns the pages of a version's index; pages outside the docs are in each */
export function collectRecords(
  {docs, pages = [], blog}: SiteContent,
  versionName: string,
  siteDir: string,
): PageRecord[] {
  const version = docs.loadedVersions.find((one) => one.versionName === versionName);
  const outside = [...otherPages(pages), ...(blog ? posts(blog, siteDir) : [])];
  return version ? [...docRecords(version, siteDir), ...outside] : [];
}
