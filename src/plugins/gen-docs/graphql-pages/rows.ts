/** Table rows of fields, arguments and enum values. */
import {
  astFromValue,
  getNamedType,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  isRequiredArgument,
  print,
} from 'graphql';
import {escapeHtml} from '../markdown';
import {inline} from './html';
import {anchorOf} from './target';
import {changeNote, deprecation, sinceBadge, typeCode, type View} from './view';

type Named = {name: string; deprecationReason?: string | null | undefined};

/** Name cell and row around the other cells. The name is the link to its row: no noise, few bytes. */
function row(view: View, coordinate: string, {name}: Named, cells: string): string {
  const anchor = anchorOf(coordinate);
  const link = `<code><a href="#${anchor}">${name}</a></code>`;
  return `<tr id="${anchor}"><td>${link}${sinceBadge(view, coordinate)}</td>${cells}</tr>`;
}

function defaultOf({type, defaultValue}: GraphQLArgument | GraphQLInputField): string {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  if (!value) return '';
  return ` <span class="ref-default">Default: <code>${escapeHtml(print(value))}</code></span>`;
}

/** What an argument or input field is; an input object's description serves where it has none. */
function inputText(input: GraphQLArgument | GraphQLInputField): string {
  const text = input.description ?? getNamedType(input.type).description ?? '';
  return inline(text) + defaultOf(input) + deprecation(input.deprecationReason);
}

/** The arguments of a field that is itself a row: a list below its description. */
function argumentList(view: View, owner: string, args: readonly GraphQLArgument[]): string {
  if (args.length === 0) return '';
  const items = args.map((argument) => {
    const coordinate = `${owner}(${argument.name}:)`;
    const marks = sinceBadge(view, coordinate) + changeNote(view, coordinate);
    const text = argument.description == null ? defaultOf(argument) : ` ${inputText(argument)}`;
    return `<li><code>${argument.name}</code>: ${typeCode(view, argument.type)}${text}${marks}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Row of a field of an object or interface. */
export function fieldRow(view: View, owner: string, field: GraphQLField<unknown, unknown>): string {
  const coordinate = `${owner}.${field.name}`;
  const text = inline(field.description ?? '') + deprecation(field.deprecationReason);
  const rest = changeNote(view, coordinate) + argumentList(view, coordinate, field.args);
  const type = `<td>${typeCode(view, field.type)}</td>`;
  return row(view, coordinate, field, `${type}<td>${text}${rest}</td>`);
}

/** Row of an argument of a root field, or of a field of an input object. */
export function inputRow(
  view: View,
  coordinate: string,
  input: GraphQLArgument | GraphQLInputField,
): string {
  const required = isRequiredArgument(input as GraphQLArgument)
    ? ' <span class="ref-required">required</span>'
    : '';
  const type = `<td>${typeCode(view, input.type)}${required}</td>`;
  const text = inputText(input) + changeNote(view, coordinate);
  return row(view, coordinate, input, `${type}<td>${text}</td>`);
}

/** Row of an enum value. */
export function valueRow(view: View, owner: string, value: GraphQLEnumValue): string {
  const text = inline(value.description ?? '') + deprecation(value.deprecationReason);
  return row(view, `${owner}.${value.name}`, value, `<td>${text}</td>`);
}
