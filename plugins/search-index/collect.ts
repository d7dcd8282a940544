/** Selects the pages of each index from what Docusaurus loaded. */
import fs from 'node:fs';
import path from 'node:path';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as LoadedDocs, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoadedPages} from '@docusaurus/plugin-content-pages';
import {readNames} from '../gen-docs/names';
import {readClips} from '../pictures/manifest';
import {placeOfPage} from '../pictures/place';
import {NEXT} from '../releases/model';
import {readHints} from './hints';
import {pagesOutsideDocs} from './outside-docs';
import {placesOf} from './places';
import type {PageSource} from './records';

/** What Docusaurus' own plugins loaded. */
export type SiteContent = {docs: LoadedDocs; pages?: LoadedPages; blog?: BlogContent};

/** Locations of pages outside the docs. */
const INTEGRATIONS = 'Integrations';
const LEARN = 'Learn';
const COMMUNITY = 'Community';
const TOOLS = 'Tools';

/** The index entry of a page that is not written in Markdown. */
const NO_TEXT = {keywords: []};

/** `/docs/2.0.0/how/search` → `how/search` */
function pathOf(permalink: string, {path: root}: LoadedVersion): string {
  return permalink.slice(root.length + 1);
}

function docPages(version: LoadedVersion, siteDir: string): PageSource[] {
  const hints = readHints(siteDir);
  const {byId, indexes} = placesOf(version.sidebars);
  const names = readNames(version.contentPath);
  const docs = path.join(version.contentPath, 'docs');
  const listed = version.docs.filter(({unlisted}) => !unlisted);
  const pages = listed.map(({id, permalink, title, description, source, frontMatter}) => {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
    const page = path.relative(docs, file).split(path.sep).join('/');
    const place = placeOfPage(file);
    const clips = place && readClips(place.root, place.version);
    return {
      url: permalink,
      title,
      description,
      breadcrumbs: byId.get(id) ?? [],
      version: version.label,
      keywords: frontMatter.keywords ?? [],
      ...hints.get(pathOf(permalink, version)),
      ...(frontMatter.sidebar_label && {label: frontMatter.sidebar_label}),
      text: {file: source, markdown: fs.readFileSync(file, 'utf8'), names: names.get(page), clips},
    };
  });
  const lists = indexes.map((page) => ({...page, ...NO_TEXT, version: version.label}));
  return [...pages, ...lists];
}

function posts({blogPosts}: BlogContent, siteDir: string): PageSource[] {
  const clips = readClips(siteDir, NEXT);
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({content, metadata: {title, permalink, description, tags, source}}) => ({
      url: permalink,
      title,
      description,
      breadcrumbs: [LEARN],
      keywords: tags.map(({label}) => label),
      text: {file: source, markdown: content, clips},
    }));
}

function placeOf(url: string): string {
  if (url.startsWith('/integrations')) return INTEGRATIONS;
  if (url.startsWith('/tools')) return TOOLS;
  return url.startsWith('/learn') ? LEARN : COMMUNITY;
}

function otherPages(pages: LoadedPages, siteDir: string): PageSource[] {
  const hints = readHints(siteDir);
  const read = (source: string) =>
    fs.readFileSync(path.join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
  return pagesOutsideDocs(pages, read)
    .filter(({permalink}) => !permalink.startsWith('/docs'))
    .map(({title, permalink: url, description}) => ({
      ...{url, title, description, ...NO_TEXT, ...hints.get(url)},
      breadcrumbs: [placeOf(url)],
    }));
}

/** Names of the versions, the latest first. */
export function versionNames({docs}: SiteContent): string[] {
  const latestFirst = [...docs.loadedVersions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return latestFirst.map(({versionName}) => versionName);
}

/** @returns the pages of a version's index; pages outside the docs are in each */
export function collectPages(
  {docs, pages = [], blog}: SiteContent,
  versionName: string,
  siteDir: string,
): PageSource[] {
  const version = docs.loadedVersions.find((one) => one.versionName === versionName);
  const outside = [...otherPages(pages, siteDir), ...(blog ? posts(blog, siteDir) : [])];
  return version ? [...docPages(version, siteDir), ...outside] : [];
}
