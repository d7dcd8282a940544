/** What a field gets in a recipe: its example or default, or else something to fill in. */
import type {Field} from './field';

/** What follows the key: a value on its line, lines below it, and a comment. */
export type Value = {text: string; below?: string[]; note?: string};

/** Types whose values are written without quotes; all others but structures are text. */
const BARE = /^(?:boolean|integer|number)$/;
const STRUCTURE = /^(?:list|map|object|any|AllowDenyPattern)\b/;
/** Types that name no values; a type without any of them lists the allowed values. */
const KIND = /^(?:string|secret|datetime|timedelta|urn)$/;

/** Text that means the same with and without quotes. */
const PLAIN = /^[A-Za-z_/.][\w ./@:+,=&?%()-]*$/;
/** Text that YAML 1.1 or 1.2 would take for something else. */
const MISREAD = /^(?:true|false|null|yes|no|y|n|on|off)$|: |:$|\s#|^\.\d|^\.(?:inf|nan)$/i;

/** A text as a YAML value, with quotes if it needs them. */
export function quoted(text: string): string {
  if (/^(["']).*\1$/.test(text)) return text;
  return PLAIN.test(text) && !MISREAD.test(text) ? text : JSON.stringify(text);
}

/** A value of a fact sheet, which is written as in a recipe but for quotes around text. */
function literal(type: string, value: string): Value {
  const types = type.split(' | ');
  if (types.some((one) => BARE.test(one)) && /^(?:true|false|-?[\d.]+)$/.test(value)) {
    return {text: value};
  }
  if (!types.some((one) => STRUCTURE.test(one))) return {text: quoted(value)};
  // A naming pattern such as `{model}.explore` isn't a map.
  if (/^(?:\[|\{\}$|\{[^}]*:)/.test(value)) return {text: value};
  return /:(?: |$)/.test(value) ? {text: '', below: [value]} : {text: quoted(value)};
}

/** Something to fill in, for a field without example and default. */
function blank({name, plugin, type}: Field): Value {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const types = type.split(' | ');
  const [first = ''] = types;
  if (first === 'boolean') return {text: 'true'};
  if (first === 'AllowDenyPattern') return {text: '', below: ['allow:', '  - ".*"']};
  if (/^(?:map|object)\b/.test(first)) return {text: '{}'};
  if (first.startsWith('list')) return {text: '[]'};
  if (BARE.test(first)) return {text: '<number>'};
  if (first === 'secret') return {text: secret(plugin, last)};
  return {text: types.some((one) => KIND.test(one)) || first === 'any' ? `<${last}>` : first};
}

/** A secret comes from an environment variable, never from the recipe itself. */
function secret(plugin: string, name: string): string {
  return `"\${${`${plugin}_${name}`.toUpperCase().replace(/\W+/g, '_')}}"`;
}

/** The value that a field gets when a reader adds it to the recipe. */
export function valueOf(field: Field): Value {
  const {default: standard, example, type} = field;
  // A secret's example may be the secret itself rather than a variable.
  const isSecret = type === 'secret' && !example?.includes('${');
  if (example !== undefined && !isSecret) return literal(type, example);
  if (isSecret || standard === undefined) return blank(field);
  // Adding a switch as it is already set would change nothing.
  if (type === 'boolean') {
    return {text: String(standard !== 'true'), note: `default: ${standard}`};
  }
  return {...literal(type, standard), note: 'default'};
}
