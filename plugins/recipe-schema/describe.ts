/** What an editor shows about a field: description, default, example. */
import {parse} from 'yaml';
import type {ConfigField} from '../sources';
import type {SchemaObject} from '../../src/features/recipe-tool/model/json-schema';

/** Defaults in words, where the code computes one: `start of the last full bucket`. */
const WORDS = /^[A-Za-z]\w*,?(?: [\w(),.-]+)+$/;

/** Removes the marks of inline Markdown. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/`+([^`]+)`+/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1');
}

/** @returns `description`, and `markdownDescription` if the text has marks */
export function describe(markdown: string): SchemaObject {
  const text = markdown.replace(/\s+/g, ' ').trim();
  const plain = plainText(text);
  return {description: plain, ...(plain !== text && {markdownDescription: text})};
}

function parsed(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The default as a value of a recipe; undefined if the facts describe it in words. */
function defaultValue({type, default: text}: ConfigField): unknown {
  if (text === null || WORDS.test(text)) return undefined;
  if (type === 'string' || type === 'secret') return text;
  const value = parsed(text);
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (type === 'integer' || type === 'number') return typeof value === 'number' ? value : undefined;
  if (/^list\b/.test(type)) return Array.isArray(value) ? value : undefined;
  if (/^(?:map|object|AllowDeny)/.test(type))
    return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  // A choice, or alternatives of types.
  return type.split(' | ').includes(text) ? text : undefined;
}

/** Returns the keywords that say what a field is, in words. */
export function describeField(field: ConfigField): SchemaObject {
  const value = defaultValue(field);
  const notes = [
    field.description,
    field.default !== null && value === undefined ? `Default: ${field.default}.` : '',
    field.conflicts ? `Can't be combined with ${field.conflicts.join(', ')}.` : '',
    field.requires ? `Requires ${field.requires.join(', ')}.` : '',
  ];
  return {
    ...describe(notes.filter(Boolean).join(' ')),
    ...(value !== undefined && {default: value}),
    ...(field.example !== undefined && {examples: [exampleValue(field)]}),
    ...(field.deprecated && {deprecated: true}),
  };
}

function exampleValue({type, example = ''}: ConfigField): unknown {
  return type === 'string' || type === 'secret' ? example : parsed(example);
}
