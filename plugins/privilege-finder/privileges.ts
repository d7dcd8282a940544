/** Collects the privileges with what they allow, who has them, and which operations of the GraphQL API check them. */
import {
  type Operation,
  POLICIES,
  type Privilege,
  ROLES,
} from '../../src/features/privileges/model/types';
import type {GraphqlReference} from '../graphql';
import {operationUrl} from '../graphql/pages/target';
import type {Reference, TableRow} from '../reference';
import {NEXT} from '../releases/model';
import {bareText} from '../common/inline-text';

/** The sentence of a description that names privileges: "Requires Edit Tags, or …." */
const NEEDS = /\bRequires (?!no privilege)[^.]+\./;

/** The operations with such a sentence. */
function operations({schema}: GraphqlReference): Operation[] {
  return [
    {root: 'Query' as const, type: schema.getQueryType()},
    {root: 'Mutation' as const, type: schema.getMutationType()},
  ].flatMap(({root, type}) =>
    Object.values(type?.getFields() ?? {}).flatMap(({name, description}) => {
      const text = description ?? '';
      const needs = NEEDS.exec(text)?.[0];
      if (needs === undefined) return [];
      return [{name, url: operationUrl(root, name), does: text.split(/(?<=\.)\s/)[0] ?? '', needs}];
    }),
  );
}

/** Whether a sentence names a privilege, and not only one whose name contains it. */
function names(sentence: string, privilege: string, all: readonly string[]): boolean {
  const longer = all.filter((other) => other !== privilege && other.includes(privilege));
  const rest = longer.reduce((text, other) => text.replaceAll(other, ''), sentence);
  return rest.includes(privilege);
}

function toPrivilege(
  row: TableRow,
  every: readonly Operation[],
  all: readonly string[],
): Privilege {
  const cell = (name: string) => bareText(String(row.values[name] ?? ''));
  const name = cell('Privilege');
  const policy = POLICIES.find((one) => one === row.values['kind']);
  if (!policy)
    throw new Error(
      `reference/tables/privileges.yaml: ${name}: kind: found ${JSON.stringify(row.values['kind'])}, expected one of ${POLICIES.join(', ')}.`,
    );
  const roles = Object.fromEntries(ROLES.map((role) => [role, cell(role)])) as Privilege['roles'];
  return {
    ...{name, policy, roles},
    constant: cell('Type'),
    effect: cell('Effect'),
    operations: every.filter(({needs}) => names(needs, name, all)),
    ...(row.since !== undefined && row.since !== NEXT && {since: row.since}),
  };
}

/** @returns the privileges of DataHub Core, in the order of the facts */
export function privilegesOf({tables, graphql}: Reference): Privilege[] {
  const rows = tables.get('privileges')?.rows ?? [];
  const all = rows.map(({values}) => bareText(String(values['Privilege'])));
  const every = operations(graphql);
  return rows.map((row) => toPrivilege(row, every, all));
}
