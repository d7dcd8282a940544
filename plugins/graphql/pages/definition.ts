/** The collapsible entry of a type: name and description in the summary, members and uses inside. */
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import {inline} from './inline';
import {byName} from '../../../src/lib/by-name';
import {codeHtml, definition, factsTable} from '../../page-kit/html';
import {fieldRow, inputRow, valueRow} from './rows';
import {BUILT_IN} from './scalars';
import {anchorOf} from './target';
import {usedBy} from './used-by';
import {linkTo, sinceMark, type View} from './view';

function linkLine(view: View, label: string, types: readonly GraphQLNamedType[]): string {
  if (types.length === 0) return '';
  const links = [...types].sort(byName).map(({name}) => linkTo(view, name));
  return `<p>${label} ${links.join(', ')}</p>`;
}

/** The table of a type's members; empty if it has none. */
function membersTable(head: readonly string[], rows: readonly string[]): string {
  return rows.length === 0 ? '' : factsTable(head, rows);
}

function members(view: View, type: GraphQLNamedType): string {
  if (isObjectType(type) || isInterfaceType(type)) {
    const rows = Object.values(type.getFields()).map((field) => fieldRow(view, type.name, field));
    return membersTable(['Field', 'Type', 'Description'], rows);
  }
  if (isInputObjectType(type)) {
    const rows = Object.values(type.getFields()).map((field) =>
      inputRow(view, `${type.name}.${field.name}`, field),
    );
    return membersTable(['Field', 'Type', 'Description'], rows);
  }
  if (!isEnumType(type)) return '';
  return membersTable(
    ['Value', 'Description'],
    type.getValues().map((value) => valueRow(view, type.name, value)),
  );
}

/** Interfaces that a type implements, types that implement it, or possible types of a union. */
function relatives(view: View, type: GraphQLNamedType): string {
  const {schema} = view.reference;
  if (isObjectType(type)) return linkLine(view, 'Implements', type.getInterfaces());
  if (isUnionType(type)) return linkLine(view, 'Possible types:', type.getTypes());
  if (!isInterfaceType(type)) return '';
  const {interfaces, objects} = schema.getImplementations(type);
  return [
    linkLine(view, 'Implements', type.getInterfaces()),
    linkLine(view, 'Extended by', interfaces),
    linkLine(view, 'Implemented by', objects),
  ].join('');
}

/** Unions that a type belongs to. */
function unions(view: View, type: GraphQLNamedType): string {
  if (!isObjectType(type)) return '';
  const around = Object.values(view.reference.schema.getTypeMap()).filter(
    (other) => isUnionType(other) && other.getTypes().includes(type),
  );
  return linkLine(view, 'Possible type of', around);
}

/**
 * @param open expanded initially, for pages with few or short entries
 * @returns `<details class="ref-def">` on few lines
 */
export function typeDefinition(view: View, type: GraphQLNamedType, open: boolean): string {
  const text = (isScalarType(type) && BUILT_IN[type.name]) || type.description || '';
  const parts = [
    relatives(view, type),
    unions(view, type),
    members(view, type),
    usedBy(view, type.name),
  ];
  const name = codeHtml(type.name) + sinceMark(view, type.name);
  const summary = `${name} <span class="ref-note">${inline(text)}</span>`;
  return definition(anchorOf(type.name), summary, parts.filter(Boolean).join('\n'), {open});
}
