/** The table of an aspect's or a record's fields. */
import type {Field, Metamodel} from '..';
import {codeHtml, factsTable, linkedCodeHtml, row} from '../../page-kit/html';
import {escapeHtml} from '../../page-kit/markdown';
import {defaultMark, formerWords, marks, REQUIRED} from '../../page-kit/marks';
import {typeHtml} from './type-html';

const HEAD = ['Field', 'Type', 'Description'];

/** Whether a write must include the field. */
function isRequired({optional, default: fallback}: Field): boolean {
  return !optional && fallback === undefined;
}

/** Names and types of the search index fields. */
function searchNote({name, search}: Field): string {
  if (!search) return '';
  const {type, fields = [{name: search.name ?? name, type}]} = search;
  const list = fields.map((field) => `${codeHtml(field.name)} (${field.type ?? ''})`);
  return `Searchable as ${list.join(', ')}.`;
}

function relationshipNote({relationships = []}: Field): string {
  const names = [...new Set(relationships.map(({name}) => codeHtml(name)))];
  return names.length === 0 ? '' : `Relationship: ${names.join(', ')}.`;
}

/** Says what was different before a release; empty if nothing was, or if the version predates the change. */
function formerNote({version}: Metamodel, {before}: Field): string {
  return version
    .changes(before)
    .map(({badge, former: {search, relationships, deprecated}}) => {
      const edges = relationships?.map(({name, to}) => `${name} to ${to.join(', ')}`) ?? [];
      const parts = [
        search === false && 'not searchable',
        search && `searchable as ${search.type ?? 'nested fields'}`,
        edges.length > 0 && `${edges.join('; ')} only`,
        deprecated === false && 'not deprecated',
        deprecated === true && 'deprecated',
      ].filter((part) => typeof part === 'string');
      return `${formerWords(badge)}: ${escapeHtml(parts.join('; '))}.`;
    })
    .join(' ');
}

function descriptionHtml(field: Field, notes: readonly string[]): string {
  const {description, default: fallback} = field;
  const value = fallback === undefined ? '' : defaultMark(JSON.stringify(fallback));
  const text = notes.filter((note) => note !== '').join(' ');
  const below = text === '' ? '' : `<br><span class="ref-note">${text}</span>`;
  return `${escapeHtml(description)}${value}${below}`;
}

function typeCell(model: Metamodel, field: Field): string {
  return typeHtml(model, field.type) + (isRequired(field) ? REQUIRED : '');
}

/** Fields of an aspect, each with an anchor `{aspect}.{field}` in lower case. */
export function aspectFieldsHtml(
  model: Metamodel,
  aspect: string,
  fields: readonly Field[],
  id?: string,
): string {
  const rows = fields.map((field) => {
    const anchor = `${aspect}.${field.name}`.toLowerCase();
    const notes = [searchNote(field), relationshipNote(field), formerNote(model, field)];
    return row(
      [
        `${linkedCodeHtml(anchor, field.name)}${marks(field, model.version)}`,
        typeCell(model, field),
        descriptionHtml(field, notes),
      ],
      anchor,
    );
  });
  return factsTable(HEAD, rows, id);
}

/** Fields of a record. Searchability is shown with the aspect that uses the record. */
export function recordFieldsHtml(model: Metamodel, fields: readonly Field[]): string {
  const rows = fields.map((field) =>
    row([
      `${codeHtml(field.name)}${marks(field, model.version)}`,
      typeCell(model, field),
      descriptionHtml(field, [relationshipNote(field)]),
    ]),
  );
  return factsTable(HEAD, rows);
}
