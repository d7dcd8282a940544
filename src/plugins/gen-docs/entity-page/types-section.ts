/** The records, enums and aliases that the aspects of an entity use, directly or through other records. */
import {byName} from '../../../reference/by-name';
import {
  aspectsOf,
  type Entity,
  type Enumeration,
  type Metamodel,
} from '../../../reference/metamodel';
import {typesUsedBy} from '../../../reference/metamodel/types-used';
import {blocks, escapeHtml} from '../markdown';
import {recordFieldsHtml} from './fields-table';
import {codeHtml, definitionHtml, marksHtml, rowHtml, staticBlock, tableHtml} from './html';
import {typeHtml} from './type-html';

/** Definitions from which on a filter box helps. */
const MANY_TYPES = 12;

function symbolsHtml({symbols}: Enumeration): string {
  if (symbols.some(({meaning}) => meaning !== undefined)) {
    const rows = symbols.map((symbol) =>
      rowHtml([`${codeHtml(symbol.name)}${marksHtml(symbol)}`, escapeHtml(symbol.meaning ?? '')]),
    );
    return tableHtml(['Symbol', 'Meaning'], rows);
  }
  const list = symbols.map((symbol) => `${codeHtml(symbol.name)}${marksHtml(symbol)}`);
  return `<p>${list.join(', ')}</p>`;
}

function sorted<T extends {name: string}>(map: ReadonlyMap<string, T>, used: Set<string>): T[] {
  return [...map.values()].filter(({name}) => used.has(name)).sort(byName);
}

function recordsHtml(model: Metamodel, used: Set<string>): string[] {
  return sorted(model.records, used).map((record) => {
    const id = `record.${record.name.toLowerCase()}`;
    const summary = `${codeHtml(record.name)}${marksHtml(record)} ${escapeHtml(record.summary)}`;
    const none = '<p>The record has no fields.</p>';
    const body = record.fields.length === 0 ? none : recordFieldsHtml(model, record.fields);
    return definitionHtml(id, summary, body);
  });
}

function enumsHtml(model: Metamodel, used: Set<string>): string[] {
  return sorted(model.enums, used).map((enumeration) => {
    const id = `enum.${enumeration.name.toLowerCase()}`;
    const summary = `${codeHtml(enumeration.name)}${marksHtml(enumeration)} ${escapeHtml(enumeration.summary)}`;
    return definitionHtml(id, summary, symbolsHtml(enumeration));
  });
}

function aliasesHtml(model: Metamodel, used: Set<string>): string[] {
  return sorted(model.aliases, used).map((alias) =>
    rowHtml(
      [
        `${codeHtml(alias.name)}${marksHtml(alias)}`,
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
      ? `<filter-list label="Filter records and enums" param="type" items="details[id]" noun="definitions">\n\n${definitions}\n\n</filter-list>`
      : definitions,
    aliases.length > 0 && '### Other types {#other-types}',
    aliases.length > 0 && staticBlock(tableHtml(['Name', 'Stands for', 'Meaning'], aliases)),
  );
}
