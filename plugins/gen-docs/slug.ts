/** Gives each docs page the URL of its place in the tree, docs/how/search.md is /docs/how/search, and the mark of its sidebar entry. */
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {markAvailability} from '../page-kit/availability';

const TREE = /(?:^|\/)(?:genDocs|versioned_docs\/version-[^/]+)\/docs\/(.+)\.mdx?$/;

/** The slug of a docs file; undefined for files outside the docs trees, such as blog posts. */
export function slugOf(filePath: string): string | undefined {
  const match = TREE.exec(filePath.split(path.sep).join('/'));
  return match?.[1] === undefined ? undefined : `/${match[1]}`;
}

/**
 * Sets the slug where front matter has none, as the `docs/` of the id would stand twice in the URL, and
 * marks pages of DataHub Cloud for the sidebar.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const slug = slugOf(params.filePath);
  if (slug !== undefined) {
    result.frontMatter['slug'] ??= slug;
    markAvailability(result.frontMatter, `docs${slug}`);
  }
  return result;
};
