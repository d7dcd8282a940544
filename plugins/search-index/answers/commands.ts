/** Answers about the `datahub` command: its subcommands and their options. */
import type {Fact, FactPart, Place} from '../../../src/features/answers/model/fact';
import {keyOf, optionKey} from '../../../src/features/answers/model/key';
import type {FactTables, TableRow} from '../../reference';
import type {Collected} from './collected';
import {inlineText} from '../../common/inline-text';
import type {VersionPages} from './pages';

/** The page that describes most commands; others repeat some of them. */
export const COMMANDS_PAGE = 'cli';

/** Options that every command has. */
const GLOBAL = 'global';

const commandName = (command: string) => (command === GLOBAL ? 'datahub' : `datahub ${command}`);

/** `` `-e`, `--env TEXT` `` → `-e, --env TEXT` */
const nameOf = ({values}: TableRow) => inlineText(String(values['Option'])).replaceAll('`', '');

/** The names of an option, short ones included: both of `--soft / --hard`, and of `-c, --config FILE`. */
const flagsOf = (row: TableRow) => nameOf(row).match(/(?<=^|[ ,/])--?[a-z][\w-]*/gi) ?? [];

function defaultOf({values}: TableRow): {default?: string; required?: true} {
  const text = inlineText(String(values['Default']));
  if (text === 'required') return {required: true};
  return ['–', 'none', ''].includes(text) ? {} : {default: text};
}

function optionFact(row: TableRow, place: Place): Fact {
  const {required, ...details} = defaultOf(row);
  return {
    kind: 'option',
    name: nameOf(row),
    text: inlineText(String(row.values['Effect'])),
    details,
    ...(required && {required}),
    places: [place],
  };
}

function partOf(row: TableRow): FactPart {
  const {default: fallback, required} = defaultOf(row);
  const type = required ? 'required' : fallback && `default: ${fallback}`;
  return {
    name: nameOf(row),
    ...(type && {type}),
    text: inlineText(String(row.values['Effect'])),
  };
}

/** The rows of each command. */
function rowsByCommand(tables: FactTables): Map<string, TableRow[]> {
  const rows = new Map<string, TableRow[]>();
  for (const row of tables.get('cli-options')?.rows ?? []) {
    const command = String(row.values['command']);
    rows.set(command, [...(rows.get(command) ?? []), row]);
  }
  return rows;
}

/** Points for a section that is named like a command; more than for a row that several commands share. */
const NAMED = 2;

/** @returns the URL of the section with the options of a command; the same row may be in several sections */
function placeOf(
  command: string,
  rows: readonly TableRow[],
  pages: VersionPages,
): string | undefined {
  const points = new Map<string, number>();
  for (const {values} of rows) {
    const cells = ['Option', 'Default', 'Effect'].map((column) =>
      inlineText(String(values[column])),
    );
    for (const url of pages.urlsOfRow(cells)) points.set(url, (points.get(url) ?? 0) + 1);
  }
  const words = command.split(' ');
  const total = ([url, found]: [string, number]) =>
    found + (url.split(/[/#-]/).some((part) => words.includes(part)) ? NAMED : 0);
  return [...points].sort((a, b) => total(b) - total(a))[0]?.[0];
}

/** Adds commands with their options, and options with their commands. */
export function addCommands(into: Collected, tables: FactTables, pages: VersionPages): void {
  const groups = new Map<string, Place[]>();
  for (const [command, rows] of rowsByCommand(tables)) {
    const url = placeOf(command, rows, pages);
    if (url === undefined) continue;
    const name = commandName(command);
    const place = {label: name, url};
    for (const row of rows) {
      for (const flag of flagsOf(row)) into.add(optionKey(flag), optionFact(row, place));
    }
    if (command === GLOBAL) continue;
    into.add(keyOf(name), {
      kind: 'command',
      name,
      text: '',
      parts: rows.map(partOf),
      places: [place],
    });
    const [group = '', ...rest] = command.split(' ');
    if (rest.length > 0) groups.set(group, [...(groups.get(group) ?? []), place]);
  }
  for (const [group, places] of groups) {
    const name = commandName(group);
    if (!into.has(keyOf(name))) into.add(keyOf(name), {kind: 'command', name, text: '', places});
  }
}
