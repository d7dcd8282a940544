/** What the lists of copies need from what Docusaurus' own plugins loaded. */
import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as LoadedDocs, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {partsOf} from '../../src/features/sidebar/model';

/** A page in a list. */
export type ListedPage = {title: string; path: string; description: string};

/** A heading of the sidebar, or another part of the site, with its pages. */
export type ListedPart = {label: string; pages: ListedPage[]};

/** A version of the docs: `label` is its name for readers, and `path` the first part of its addresses. */
export type ListedVersion = {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  parts: ListedPart[];
};

/** Everything that has a copy and is listed. */
export type SiteContent = {versions: ListedVersion[]; posts: ListedPage[]};

type Items = LoadedVersion['sidebars'][string];

const OTHER_PAGES = 'Other pages';

function pagesOf(items: Items, {docs}: LoadedVersion, seen: Set<string>): ListedPage[] {
  const pages: ListedPage[] = [];
  const add = (id: string) => {
    const doc = docs.find((one) => one.id === id);
    if (!doc || doc.unlisted || seen.has(doc.permalink)) return;
    seen.add(doc.permalink);
    pages.push({title: doc.title, path: doc.permalink, description: doc.description});
  };
  const walk = (items: Items) => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') add(item.id);
      if (item.type !== 'category') continue;
      if (item.link?.type === 'doc') add(item.link.id);
      walk(item.items);
    }
  };
  walk(items);
  return pages;
}

/** The pages of a version in the order of its sidebar, each once; those outside of it are last. */
function partsOfVersion(version: LoadedVersion): ListedPart[] {
  const seen = new Set<string>();
  const parts = Object.values(version.sidebars).flatMap((items) =>
    partsOf(items).map(({label, items: below}) => ({
      label,
      pages: pagesOf([...below], version, seen),
    })),
  );
  const others = version.docs
    .filter(({permalink, unlisted}) => !unlisted && !seen.has(permalink))
    .map(({title, permalink, description}) => ({title, path: permalink, description}));
  return [...parts, {label: OTHER_PAGES, pages: others}].filter(({pages}) => pages.length > 0);
}

/** @returns the versions, the latest first, and the posts, the newest first */
export function siteContent(allContent: AllContent): SiteContent {
  const of = (name: string) => allContent[`docusaurus-plugin-content-${name}`]?.['default'];
  const docs = of('docs') as LoadedDocs | undefined;
  const blog = of('blog') as BlogContent | undefined;
  const versions = (docs?.loadedVersions ?? []).map((version) => ({
    name: version.versionName,
    label: version.label,
    path: version.path,
    isLast: version.isLast,
    parts: partsOfVersion(version),
  }));
  const posts = (blog?.blogPosts ?? [])
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, permalink, description}}) => ({title, path: permalink, description}));
  return {versions: versions.sort((a, b) => Number(b.isLast) - Number(a.isLast)), posts};
}
