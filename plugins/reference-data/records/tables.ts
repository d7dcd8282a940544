/** Records of environment variables, commands, privileges, and roles, from the tables of facts. */
import {rowId} from '../../gen-docs/hand-written/row-id';
import type {FactTables} from '../../tables';
import type {CommandRecord, PrivilegeRecord, RoleRecord, VariableRecord} from '../shapes/tables';
import type {PageUrl} from './address';
import {type Row, rowsOf} from './table-rows';

/** The variables of servers, then those of the CLI and the SDK. */
export function variableRecords(tables: FactTables, page: PageUrl): VariableRecord[] {
  const record = (of: VariableRecord['of'], row: Row, area: string, on: string) => {
    const name = row.bare('Variable');
    return {
      id: `${of}.${name}`,
      name,
      of,
      default: row.text('Default'),
      description: row.text('Effect'),
      area: row.text(area),
      components: row.list('component'),
      since: row.since,
      until: row.until,
      url: page(on, rowId(row.text('Variable'))),
    };
  };
  return [
    ...rowsOf(tables, 'environment').map((row) =>
      record('server', row, 'area', 'deploy/environment-vars'),
    ),
    ...rowsOf(tables, 'cli-environment').map((row) => record('client', row, 'kind', 'cli')),
  ];
}

/** Pages of commands that docs/cli doesn't describe, by the first word. */
const COMMAND_PAGES: Readonly<Record<string, string>> = {
  dataset: 'cli-commands/dataset',
  lite: 'datahub_lite',
};

function optionRecord(command: string, row: Row): CommandRecord['options'][number] {
  const names = [...row.text('Option').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const spelled = names.find((name) => name.startsWith('--')) ?? names[0] ?? row.bare('Option');
  return {
    id: `${command} ${spelled.replace(/[ =].*/, '')}`,
    names: names.length > 0 ? names : [spelled],
    default: row.text('Default'),
    description: row.text('Effect'),
    since: row.since,
    until: row.until,
  };
}

/** Commands in the order of the table, each with its options. */
export function commandRecords(tables: FactTables, page: PageUrl): CommandRecord[] {
  const commands = new Map<string, CommandRecord>();
  for (const row of rowsOf(tables, 'cli-options')) {
    for (const id of row.list('command') ?? []) {
      const [word = ''] = id.split(' ');
      const url = page(COMMAND_PAGES[word] ?? 'cli');
      const command = commands.get(id) ?? {id, options: [], url};
      command.options.push(optionRecord(id, row));
      commands.set(id, command);
    }
  }
  return [...commands.values()];
}

/** The privileges of DataHub, then those that only DataHub Cloud has. */
export function privilegeRecords(tables: FactTables, page: PageUrl): PrivilegeRecord[] {
  const common = (row: Row) => ({
    label: row.bare('Privilege'),
    kind: row.text('kind'),
    description: row.text('Effect'),
    entities: row.list('entities'),
    since: row.since,
    until: row.until,
    url: page('authorization/policies'),
  });
  return [
    ...rowsOf(tables, 'privileges').map((row) => ({
      id: row.bare('Type'),
      cloud: false,
      ...common(row),
      admin: row.text('Admin'),
      editor: row.text('Editor'),
      reader: row.text('Reader'),
    })),
    ...rowsOf(tables, 'privileges-cloud').map((row) => ({
      id: row.bare('Privilege'),
      cloud: true,
      ...common(row),
      roles: row.text('Roles'),
    })),
  ];
}

/** The built-in roles. */
export function roleRecords(tables: FactTables, page: PageUrl): RoleRecord[] {
  return rowsOf(tables, 'roles').map((row) => ({
    id: row.text('urn'),
    name: row.bare('Role'),
    meantFor: row.text('Meant for'),
    may: row.text('May'),
    mayNot: row.text('May not'),
    since: row.since,
    until: row.until,
    url: page('authorization/roles'),
  }));
}
