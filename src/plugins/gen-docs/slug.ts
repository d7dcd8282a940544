/** Gives each docs page the URL of its place in the tree: docs/how/search.md is /docs/how/search. */
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

const TREE = /(?:^|\/)(?:genDocs|versioned_docs\/version-[^/]+)\/docs\/(.+)\.mdx?$/;

/** The slug of a docs file; undefined for files outside the docs trees, such as blog posts. */
export function slugOf(filePath: string): string | undefined {
  const match = TREE.exec(filePath.split(path.sep).join('/'));
  return match?.[1] === undefined ? undefined : `/${match[1]}`;
}

/** Sets the slug where front matter has none. Without it the `docs/` of the id would stand twice in the URL. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const slug = slugOf(params.filePath);
  if (slug !== undefined) result.frontMatter['slug'] ??= slug;
  return result;
};
