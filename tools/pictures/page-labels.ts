/** Labels of the user interface that a page tells its reader to look for: what it prints in bold. */
import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import {parseMarkdown} from '../../plugins/markdown-source';

/** A label, the line it is on, and whether it is part of a numbered step. */
export type PageLabel = {label: string; line: number; isStep: boolean};

/**
 * @param root absolute path of the project
 * @param file page relative to the root
 * @returns its labels in their order, each as often as it is there
 */
export function pageLabels(root: string, file: string): PageLabel[] {
  const tree = parseMarkdown(fs.readFileSync(path.join(root, file), 'utf8'), file);
  const found: PageLabel[] = [];
  visitParents(tree, 'strong', (node, parents) => {
    const isStep = parents.some((parent) => parent.type === 'list' && parent.ordered);
    found.push({label: toString(node), line: node.position?.start.line ?? 1, isStep});
  });
  return found;
}
