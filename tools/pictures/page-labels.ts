/** Reads the labels of the user interface that a page mentions: what it prints in bold. */
import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import {parseMarkdown} from '../../plugins/markdown-source';
import {selectPassages} from '../../plugins/page-kit/passages';
import type {Version} from '../../plugins/releases/version';

/** A label, the line it is on, and whether it is part of a numbered step. */
export type PageLabel = {label: string; line: number; isStep: boolean};

/**
 * @param root absolute path of the project
 * @param file page relative to the root; one that isn't Markdown has no labels
 * @param version whose readers see them
 * @returns its labels in order, including repetitions
 */
export function pageLabels(root: string, file: string, version: Version): PageLabel[] {
  if (!/\.mdx?$/.test(file)) return [];
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const shown = new Set(
    labelsIn(selectPassages(text, file, version), file).map(({label}) => label),
  );
  // Passages for other versions are removed from the text, which would shift its line numbers.
  return labelsIn(text, file).filter(({label}) => shown.has(label));
}

function labelsIn(text: string, file: string): PageLabel[] {
  const tree = parseMarkdown(text, file);
  const found: PageLabel[] = [];
  visitParents(tree, 'strong', (node, parents) => {
    const isStep = parents.some((parent) => parent.type === 'list' && parent.ordered);
    found.push({label: toString(node), line: node.position?.start.line ?? 1, isStep});
  });
  return found;
}
