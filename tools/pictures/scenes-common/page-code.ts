/** Code blocks of the pages, which scenes type into the product, so pages and pictures show the same. */
import fs from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {ContributorError} from '../../../plugins/common/contributor-error';
import {ROOT} from '../../../plugins/common/root';
import {parseMarkdown} from '../../../plugins/markdown-source';

/**
 * @param file page relative to the root
 * @param includes text that the block contains
 * @returns the first such block
 */
export function codeOf(file: string, includes: string): string {
  const tree = parseMarkdown(fs.readFileSync(path.join(ROOT, file), 'utf8'), file);
  const blocks: string[] = [];
  visit(tree, 'code', (node: Code) => {
    blocks.push(node.value);
  });
  const found = blocks.find((block) => block.includes(includes));
  if (found !== undefined) return found;
  throw new ContributorError(`Found no code with "${includes}" in ${file}, expected a block.`);
}
