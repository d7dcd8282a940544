/**
 * Finds braces in .mdx with undefined names: such a page fails in the browser or in the build, without a line number.
 */
import type {Node as CodeNode, Program} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from './finding';

/** Names that MDX itself passes to a page. */
const GIVEN = ['props', 'frontMatter', 'metadata', 'toc', 'contentTitle', 'assets'];

type Names = {used: Set<string>; defined: Set<string>};
type Field = {estree?: Program | null};

function isNode(value: unknown): value is CodeNode {
  return typeof (value as {type?: unknown} | null)?.type === 'string';
}

/** AST fields whose identifiers are a member or a key, not a variable. */
function isName(node: CodeNode, field: string): boolean {
  if (node.type === 'MemberExpression') return field === 'property' && !node.computed;
  if (node.type === 'Property') return field === 'key' && !node.computed;
  return false;
}

/** Collects the names in code; parameters and names declared anywhere count as defined. */
function collect(node: CodeNode, names: Names, defines = false): void {
  if (node.type === 'Identifier') (defines ? names.defined : names.used).add(node.name);
  for (const [field, value] of Object.entries(node)) {
    if (isName(node, field)) continue;
    const isDefinition = ['params', 'local'].includes(field) || (field === 'id' && value !== null);
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) collect(child, names, defines || isDefinition);
    }
  }
}

/** @param tree of a page in .mdx */
export function undefinedNames(tree: Root): Finding[] {
  const defined = new Set([...GIVEN]);
  const expressions: {line: number; source: string; used: Set<string>}[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      const program = (node.data as Field | undefined)?.estree;
      if (program) collect(program, {used: new Set(), defined});
    }
    const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
    if (!isExpression) return;
    const program = (node.data as Field | undefined)?.estree;
    const used = new Set<string>();
    if (program) collect(program, {used, defined});
    expressions.push({line: node.position?.start.line ?? 1, source: node.value, used});
  });
  return expressions.flatMap(({line, source, used}) => {
    const unknown = [...used].find((name) => !defined.has(name) && !(name in globalThis));
    if (unknown === undefined) return [];
    const expected = `\`{${source}}\` in backticks, or \\{${source}}: braces are code in .mdx, and ${unknown} is not defined`;
    return [{line, key: 'syntax', found: `{${source}}`, expected}];
  });
}
