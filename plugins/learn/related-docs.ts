/** Looks up the docs pages that a post lists as further reading. Runs at build time. */
import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {RelatedDoc} from '../../src/features/learn/model/post';

/**
 * Finds a page of Next by its path in the docs tree, such as `docs/features`.
 *
 * @param root absolute path of the project, whose docs are already assembled
 * @returns its link, title, and description; undefined if there is no such page
 */
export function relatedDoc(root: string, name: string): RelatedDoc | undefined {
  const file = ['.md', '.mdx']
    .map((extension) => path.join(root, 'genDocs', `${name}${extension}`))
    .find((candidate) => fs.existsSync(candidate));
  if (file === undefined) return undefined;
  const {data} = matter(fs.readFileSync(file, 'utf8'));
  return {
    to: `/${name}`,
    title: String(data['title'] ?? name),
    text: String(data['description'] ?? ''),
  };
}
