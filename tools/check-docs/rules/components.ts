/** Components belong in .mdx: in .md they would be unknown HTML elements. */
import {visit} from 'unist-util-visit';
import type {Finding, Rule} from '../rule';

const IMPORT = /^import\s.*\sfrom\s+['"].*['"];?\s*$/;

export const components: Rule = ({file, tree}) => {
  if (file.endsWith('.mdx')) return [];
  const findings: Finding[] = [];
  const expected = `only Markdown; a page with components needs the extension .mdx: rename it to ${file}x`;
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html') {
      const found = /^<\/?[A-Z][\w.]*/.exec(node.value)?.[0];
      if (found !== undefined && !found.startsWith('</'))
        findings.push({line, found: `${found}>`, expected});
    } else if (node.type === 'text' && IMPORT.test(node.value.split('\n')[0] ?? '')) {
      findings.push({line, found: node.value.split('\n')[0], expected});
    }
  });
  return findings;
};
