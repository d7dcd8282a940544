/** Images have a text alternative. */
import {visit} from 'unist-util-visit';
import type {Finding, Rule} from '../rule';

const EXPECTED = 'a text alternative that says what the picture shows: ![…](…)';

export const images: Rule = ({tree}) => {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'image' && !node.alt?.trim()) {
      findings.push({line, found: node.url, expected: EXPECTED});
    } else if (node.type === 'html' && /<img\b(?![^>]*\balt="[^"]+")/.test(node.value)) {
      findings.push({line, found: '<img> without alt', expected: EXPECTED});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name !== 'img') return;
      const named = node.attributes.some(
        (attribute) =>
          attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt' && attribute.value,
      );
      if (!named) findings.push({line, found: '<img> without alt', expected: EXPECTED});
    }
  });
  return findings;
};
