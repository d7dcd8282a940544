/** Headings start at level 2 and go down one step at a time. */
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Finding, Rule} from '../rule';

export const headings: Rule = ({tree}) => {
  const findings: Finding[] = [];
  let last = 1;
  visit(tree, 'heading', (heading) => {
    const line = heading.position?.start.line ?? 1;
    const found = `${'#'.repeat(heading.depth)} ${toString(heading)}`;
    if (heading.depth === 1) {
      const expected =
        "no level 1 heading: the title in the front matter is the page's heading; start at ##";
      findings.push({line, found, expected});
    } else if (heading.depth > last + 1) {
      const expected = `at most ${'#'.repeat(last + 1)} here, one level below the previous heading`;
      findings.push({line, found, expected});
    }
    last = Math.max(heading.depth, 1);
  });
  return findings;
};
