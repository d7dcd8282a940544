/** The records, enums, and aliases that the aspects of an entity use, directly or through other records. */
import {byName} from '../../../src/lib/by-name';
import {aspectsOf, type Entity, type Enumeration, type Metamodel} from '..';
import {typesUsedBy} from '../types-used';
import {filterList, staticBlock} from '../../page-kit/elements';
import {codeHtml, definition, factsTable, row} from '../../page-kit/html';
import {blocks, escapeHtml} from '../../page-kit/markdown';
import {marks} from '../../page-kit/marks';
import {recordFieldsHtml} from './fields-table';
import {typeHtml} from './type-html';

/** From this many definitions on, a filter box helps. */
const MANY_TYPES = 12;

function symbolsHtml(model: Metamodel, {symbols}: Enumeration): string {
  if (symbols.some(({meaning}) => meaning !== undefined)) {
    const rows = symbols.map((symbol) =>
      row([
        `${codeHtml(symbol.name)}${marks(symbol, model.version)}`,
        escapeHtml(symbol.meaning ?? ''),
      ]),
    );
    return factsTable(['Symbol', 'Meaning'], rows);
  }
  const list = symbols.map((symbol) => `${codeHtml(symbol.name)}${marks(symbol, model.version)}`);
  return `<p>${list.join(', ')}</p>`;
}

function sorted<T extends {name: string}>(map: ReadonlyMap<string, T>, used: Set<string>): T[] {
  return [...map.values()].filter(({name}) => used.has(name)).sort(byName);
}

function recordsHtml(model: Metamodel, used: Set<string>): string[] {
  return sorted(model.records, used).map((record) => {
    const id = `record.${record.name.toLowerCase()}`;
    const summary = `${codeHtml(record.name)}${marks(record, model.version)} ${escapeHtml(record.summary)}`;
    const none = '<p>The record has no fields.</p>';
    const body = record.fields.length === 0 ? none : recordFieldsHtml(model, record.fields);
    return definition(id, summary, body, {open: false});
  });
}

function enumsHtml(model: Metamodel, used: Set<string>): string[] {
  return sorted(model.enums, used).map((enumeration) => {
    const id = `enum.${enumeration.name.toLowerCase()}`;
    const summary = `${codeHtml(enumeration.name)}${marks(enumeration, model.version)} ${escapeHtml(enumeration.summary)}`;
    return definition(id, summary, symbolsHtml(model, enumeration), {open: false});
  });
}

function aliasesHtml(model: Metamodel, used: Set<string>): string[] {
  return sorted(model.aliases, used).map((alias) =>
    row(
      [
        `${codeHtml(alias.name)}${marks(alias, model.version)}`,
        typeHtml(model, alias.type),
        escapeHtml(alias.summary),
      ],
      `type.${alias.name.toLowerCase()}`,
    ),
  );
}

/** @returns the section; empty if all fields have primitive types */
export function typesSection(model: Metamodel, entity: Entity): string {
  const fields = aspectsOf(model, entity).flatMap((aspect) => aspect.fields);
  const used = typesUsedBy(model, fields);
  const records = recordsHtml(model, used);
  const enums = enumsHtml(model, used);
  const aliases = aliasesHtml(model, used);
  if (records.length + enums.length + aliases.length === 0) return '';
  const definitions = blocks(
    records.length > 0 && blocks('### Records {#records}', staticBlock(records.join('\n'))),
    enums.length > 0 && blocks('### Enums {#enums}', staticBlock(enums.join('\n'))),
  );
  const many = records.length + enums.length >= MANY_TYPES;
  return blocks(
    '## Records and enums {#types}',
    many
      ? filterList(
          {
            label: 'Filter records and enums',
            param: 'type',
            items: 'details[id]',
            noun: 'definitions',
          },
          definitions,
        )
      : definitions,
    aliases.length > 0 && '### Other types {#other-types}',
    aliases.length > 0 && staticBlock(factsTable(['Name', 'Stands for', 'Meaning'], aliases)),
  );
}
