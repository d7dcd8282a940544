/** Rules about one part of a key. */
import {encodeName} from './encode';
import {type Fault, replacing} from './fault';
import type {Part} from './key';
import type {KeyField, UrnTypes} from './types';

const UNSAFE = /[(),]/;

/** Whether the platform takes a part for a URN, or a name that someone has encoded. */
const isExempt = (text: string) => text.startsWith('urn:li:') || /%2[89]/.test(text);

function value({text, start}: Part, {name, values = []}: KeyField): Fault[] {
  if (values.includes(text)) return [];
  const place = {start, end: start + text.length};
  const upper = text.toUpperCase();
  const list = values.join(', ');
  return [
    {
      severity: 'error',
      ...place,
      message: values.includes(upper)
        ? `"${name}" is written in upper case.`
        : `"${text}" isn’t a value of "${name}". Values: ${list}.`,
      ...(values.includes(upper) && {fix: replacing(place, upper)}),
    },
  ];
}

function missingUrn({text, start}: Part, {name, urnOf = ''}: KeyField, types: UrnTypes): Fault[] {
  const place = {start, end: start + text.length};
  const isName = types.get(urnOf)?.fields.length === 1 && !UNSAFE.test(text);
  return [
    {
      severity: 'error',
      ...place,
      message: `"${name}" must be a URN${urnOf === '' ? '' : ` of the type "${urnOf}"`}, not a name.`,
      ...(isName && {fix: replacing(place, `urn:li:${urnOf}:${text}`)}),
    },
  ];
}

function unsafe({text, start}: Part): Fault[] {
  if (isExempt(text) || !UNSAFE.test(text)) return [];
  const place = {start, end: start + text.length};
  return [
    {
      severity: 'strict',
      ...place,
      message:
        'Parentheses and commas in a name must be URL-encoded. The Quickstart rejects this; other servers log an error unless STRICT_URN_VALIDATION_ENABLED is true.',
      fix: {label: 'Encode them', edit: {...place, text: encodeName(text)}},
    },
  ];
}

/** Checks a part that isn't a URN; one that is gets checked as a URN of its own. */
export function checkPart(part: Part, field: KeyField, types: UrnTypes): Fault[] {
  const {text, start} = part;
  if (text === '')
    return [{severity: 'error', start, end: start, message: `"${field.name}" is empty.`}];
  if (field.values) return value(part, field);
  if (field.urnOf !== undefined && !part.text.startsWith('urn:'))
    return missingUrn(part, field, types);
  return unsafe(part);
}
