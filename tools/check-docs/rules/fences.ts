/** What follows the language of a code block means something, and fits the code. */
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Fence, readFence} from '../../../plugins/markdown/highlight/fence';
import type {Finding, Rule} from '../rule';

const WORDS = 'title="…", {1,3-5}, output, response, showLineNumbers, or api=…';

/** Lines of a diff that readers could mistake: without a sign, the first character of the code would be lost. */
function unsignedLines({lang, value, position}: Code): Finding[] {
  if (lang !== 'diff') return [];
  const first = (position?.start.line ?? 0) + 1;
  return value.split('\n').flatMap((found, index) => {
    if (/^(?:[-+ ]|$)/.test(found)) return [];
    return [
      {line: first + index, found, expected: 'a line of a diff: it starts with +, -, or a space'},
    ];
  });
}

function faults({marked, kind, unknown}: Fence, {lang, value}: Code): Omit<Finding, 'line'>[] {
  const lines = value.split('\n').length;
  const outside = marked.filter((line) => line < 1 || line > lines);
  return [
    ...unknown.map((found) => ({found, expected: `${WORDS} after the language of a code block`})),
    ...outside.map((line) => ({
      found: `line ${line} is highlighted`,
      expected: `a line from 1 to ${lines}: the block has no others`,
    })),
    ...(kind && lang === 'diff'
      ? [{found: `${kind} of a diff`, expected: 'only one of the two: a diff shows a change'}]
      : []),
  ];
}

export const fences: Rule = ({tree}) => {
  const findings: Finding[] = [];
  visit(tree, 'code', (code) => {
    const line = code.position?.start.line;
    const found = faults(readFence(code.meta ?? ''), code).map((one) => ({line, ...one}));
    findings.push(...found, ...unsignedLines(code));
  });
  return findings;
};
