/** Table rows of fields, arguments, and enum values. */
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
import {codeHtml, linkedCodeHtml, row} from '../../page-kit/html';
import {defaultMark, REQUIRED} from '../../page-kit/marks';
import {inline} from './inline';
import {anchorOf} from './target';
import {changeNote, deprecation, sinceMark, typeCode, type View} from './view';

/** Adds the name cell and the row. The name itself links to its row, which saves bytes and clutter. */
function namedRow(view: View, coordinate: string, name: string, cells: readonly string[]): string {
  const anchor = anchorOf(coordinate);
  return row([linkedCodeHtml(anchor, name) + sinceMark(view, coordinate), ...cells], anchor);
}

function defaultOf({type, defaultValue}: GraphQLArgument | GraphQLInputField): string {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return value ? defaultMark(print(value)) : '';
}

/** The description of an argument or input field, or else that of its input object. */
function inputText(input: GraphQLArgument | GraphQLInputField): string {
  const text = input.description ?? getNamedType(input.type).description ?? '';
  return inline(text) + defaultOf(input) + deprecation(input.deprecationReason);
}

/** The arguments of a field that is itself a row: a list below its description. */
function argumentList(view: View, owner: string, args: readonly GraphQLArgument[]): string {
  if (args.length === 0) return '';
  const items = args.map((argument) => {
    const coordinate = `${owner}(${argument.name}:)`;
    const marks = sinceMark(view, coordinate) + changeNote(view, coordinate);
    const text = argument.description == null ? defaultOf(argument) : ` ${inputText(argument)}`;
    return `<li>${codeHtml(argument.name)}: ${typeCode(view, argument.type)}${text}${marks}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** Row of a field of an object or interface. */
export function fieldRow(view: View, owner: string, field: GraphQLField<unknown, unknown>): string {
  const coordinate = `${owner}.${field.name}`;
  const text = inline(field.description ?? '') + deprecation(field.deprecationReason);
  const rest = changeNote(view, coordinate) + argumentList(view, coordinate, field.args);
  return namedRow(view, coordinate, field.name, [typeCode(view, field.type), text + rest]);
}

/** Row of an argument of a root field, or of a field of an input object. */
export function inputRow(
  view: View,
  coordinate: string,
  input: GraphQLArgument | GraphQLInputField,
): string {
  const required = isRequiredArgument(input as GraphQLArgument) ? REQUIRED : '';
  const text = inputText(input) + changeNote(view, coordinate);
  return namedRow(view, coordinate, input.name, [typeCode(view, input.type) + required, text]);
}

/** Row of an enum value. */
export function valueRow(view: View, owner: string, value: GraphQLEnumValue): string {
  const text = inline(value.description ?? '') + deprecation(value.deprecationReason);
  return namedRow(view, `${owner}.${value.name}`, value.name, [text]);
}
