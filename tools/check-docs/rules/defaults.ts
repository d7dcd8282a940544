/** A default that a page repeats is the one of reference/tables/environment.yaml: for environment variables, in sentences and tables. */
import type {Nodes, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import {Problems} from '../../../plugins/facts/problems';
import {lazy} from '../../../plugins/common/lazy';
import {loadTables, type TableRow} from '../../../plugins/tables';
import {toString} from 'mdast-util-to-string';
import type {Finding, Rule} from '../rule';

const TABLE = 'environment';

/** Text in which code keeps its backticks, as in reference/tables. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  return 'children' in node ? node.children.map(textOf).join('') : toString(node);
}

const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** `…` is the default, defaults to `…`, (default `…`) and the like, after the variable. */
const SAID = [
  /\bdefaults?(?: value)?(?: is| to| of|:)? `([^`]+)`/i,
  /`([^`]+)`,? (?:by default|is the default)/i,
];

type Said = {variable: string; value: string; line: number | undefined};

/** Defaults that a table of a page names: in a column Default, for the variables in the first. */
function saidInTable({children: [head, ...rows]}: Table): Said[] {
  const column = head?.children.findIndex((cell) => toString(cell) === 'Default') ?? -1;
  if (column < 1) return [];
  return rows.flatMap(({children, position}) => {
    const cellText = (cell?: TableCell) => (cell ? textOf(cell) : '');
    const variables = codesIn(cellText(children[0]));
    const [value, ...others] = codesIn(cellText(children[column]));
    if (value === undefined || others.length > 0) return [];
    return variables.map((variable) => ({variable, value, line: position?.start.line}));
  });
}

/** Defaults that a sentence names, if it names one variable only. */
function saidInText(node: Nodes, isVariable: (name: string) => boolean): Said[] {
  return textOf(node)
    .split(/(?<=[.;:])\s+/)
    .flatMap((sentence) => {
      const [variable, ...others] = codesIn(sentence).filter(isVariable);
      if (variable === undefined || others.length > 0) return [];
      const value = SAID.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean);
      if (value === undefined || value === variable) return [];
      return [{variable, value, line: node.position?.start.line}];
    });
}

/** The defaults of each variable: of all components that read it, and of all releases. */
function readDefaults(root: string): Map<string, Set<string>> {
  const defaults = new Map<string, Set<string>>();
  const rows: readonly TableRow[] = loadTables(root, new Problems()).get(TABLE)?.rows ?? [];
  for (const {values, before} of rows) {
    const cells = [values, ...Object.values(before ?? {})].flatMap(({Default, Effect}) =>
      // An effect may name the default of another component: "in the frontend, where it is `false` by default".
      [Default ?? '', ...(/default/i.test(String(Effect)) ? [Effect ?? ''] : [])].map(String),
    );
    for (const name of codesIn(String(values['Variable']))) {
      const known = defaults.get(name) ?? new Set();
      cells.flatMap(codesIn).forEach((value) => known.add(value));
      defaults.set(name, known);
    }
  }
  return defaults;
}

/** @param root absolute path of the project */
export function defaults(root: string): Rule {
  const known = lazy(() => readDefaults(root));
  return ({tree}) => {
    const said: Said[] = [];
    visit(tree, (node) => {
      if (node.type === 'table') said.push(...saidInTable(node));
      if (node.type === 'paragraph' || node.type === 'tableCell') {
        said.push(...saidInText(node, (name) => known().has(name)));
      }
    });
    return said.flatMap(({variable, value, line}): Finding[] => {
      const values = known().get(variable);
      if (!values?.size || values.has(value)) return [];
      return [
        {
          line: line ?? 1,
          found: `default \`${value}\` of \`${variable}\``,
          expected: `${[...values].map((one) => `\`${one}\``).join(' or ')}, as in reference/tables/${TABLE}.yaml; correct whichever is wrong`,
        },
      ];
    });
  };
}
