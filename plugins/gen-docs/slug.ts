/**
 * Sets the URL of each docs page from its path in the tree (docs/how/search.md is /docs/how/search), and the mark of
 * its sidebar entry.
 */
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {markAvailability} from '../page-kit/availability';
import {loadVersion} from '../releases/load';
import {type Marks, NEXT} from '../releases/model';

const TREE = /(?:^|\/)(?:genDocs|versioned_docs\/version-[^/]+)\/docs\/(.+)\.mdx?$/;

/** The slug of a docs file; undefined for files outside the docs trees, such as blog posts. */
export function slugOf(filePath: string): string | undefined {
  const match = TREE.exec(filePath.split(path.sep).join('/'));
  return match?.[1] === undefined ? undefined : `/${match[1]}`;
}

/**
 * Sets the slug if front matter has none, since the `docs/` of the id would be in the URL twice; marks pages of DataHub
 * Cloud for the sidebar; and adds the badge of a page that not every version has.
 *
 * @param root absolute path of the project
 */
export function parseFrontMatter(root: string): ParseFrontMatter {
  return async (params) => {
    const {frontMatter, content} = await params.defaultParseFrontMatter(params);
    const slug = slugOf(params.filePath);
    if (slug !== undefined) {
      frontMatter['slug'] ??= slug;
      markAvailability(frontMatter, `docs${slug}`, content);
      const {since} = frontMatter as Marks;
      // A release's own pages came with it or earlier, so the version that the file belongs to doesn't matter.
      if (since !== undefined) frontMatter['badge'] = loadVersion(root, NEXT).badge(since);
    }
    return {frontMatter, content};
  };
}
