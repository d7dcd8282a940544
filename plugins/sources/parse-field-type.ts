/** Parses the type of a configuration field, for what is generated from types. */
import {isSimpleType, splitOutside} from './field-type';

/** A parsed type; `of` is the type of the items or values, left out if it isn't known. */
export type FieldType =
  | {kind: 'simple'; name: string}
  | {kind: 'list' | 'map'; of?: FieldType}
  | {kind: 'choice'; values: readonly string[]}
  | {kind: 'union'; of: readonly FieldType[]};

function parseOne(text: string): FieldType {
  if (text === 'list' || text === 'map') return {kind: text};
  if (isSimpleType(text)) return {kind: 'simple', name: text};
  const [, kind, inner = ''] = /^(list|map)\[(.+)\]$/.exec(text) ?? [];
  if (kind === 'list') return {kind, of: parseFieldType(inner)};
  const value = splitOutside(inner, ',')[1];
  return value === undefined ? {kind: 'map'} : {kind: 'map', of: parseFieldType(value)};
}

/** @param text a type that `isFieldType` accepts, such as `list[string] | boolean` or `DAY | HOUR` */
export function parseFieldType(text: string): FieldType {
  const parts = splitOutside(text, '|');
  const [only = ''] = parts;
  if (parts.length === 1) return parseOne(only);
  if (parts.some((part) => isSimpleType(part) || /[[\]]/.test(part)))
    return {kind: 'union', of: parts.map(parseOne)};
  return {kind: 'choice', values: parts};
}
