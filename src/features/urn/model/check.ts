/**
 * Takes a URN apart, and checks it by the rules of the server: `UrnValidationUtil`, `EntityKeyUtils`, `Urn`, and `TupleKey`
 * in the platform's code.
 */
import {encodeName} from './encode';
import type {Fault} from './fault';
import {readHead} from './head';
import {type Part, splitKey} from './key';
import {checkPart} from './part';
import type {KeyField, UrnType, UrnTypes} from './types';
import {checkWhole} from './whole';

/** A URN, taken apart. */
export type ReadUrn = {type: UrnType; parts: ReadPart[]};

export type ReadPart = {
  field: KeyField;
  text: string;
  start: number;
  /** What is in it, if it is a URN. */
  urn?: ReadUrn | undefined;
};

export type Checked = {
  /** Undefined if the text can't be taken apart. */
  urn: ReadUrn | undefined;
  faults: Fault[];
};

/** Merges the parts that a comma in a name has separated: those between the URN at the start and the value at the end. */
function merged(type: UrnType, parts: readonly Part[]): string | undefined {
  const [first, ...others] = parts.map(({text}) => text);
  const last = others.pop();
  const free = type.fields.filter(({urnOf, values}) => urnOf === undefined && !values);
  if (type.fields.length !== 3 || free.length !== 1 || !type.fields[2]?.values) return undefined;
  if (first === undefined || !type.fields[2].values.includes(last ?? '')) return undefined;
  return `(${[first, encodeName(others.join(',')), last].join(',')})`;
}

function completed(type: UrnType, key: string, parts: readonly Part[]): string | undefined {
  const last = type.fields.at(-1);
  if (parts.length === type.fields.length - 1 && last?.values?.includes('PROD'))
    return `(${[...parts.map(({text}) => text), 'PROD'].join(',')})`;
  // The parentheses are missing.
  const split = splitKey(`(${key})`, 0);
  return 'parts' in split && split.parts.length === type.fields.length ? `(${key})` : undefined;
}

function wrongCount(type: UrnType, key: Part, parts: readonly Part[]): Fault {
  const names = type.fields.map(({name}) => name).join(', ');
  const form =
    type.fields.length === 1
      ? `one part, ${names}, without parentheses`
      : `${type.fields.length} parts in parentheses: ${names}`;
  const text =
    parts.length > type.fields.length ? merged(type, parts) : completed(type, key.text, parts);
  const place = {start: key.start, end: key.start + key.text.length};
  return {
    severity: 'error',
    ...place,
    message: `The key of "${type.name}" has ${form}. This one has ${parts.length}.`,
    ...(text !== undefined && {fix: {label: `Use ${text}`, edit: {...place, text}}}),
  };
}

function checkUrn(text: string, start: number, types: UrnTypes): Checked {
  const head = readHead(text, start, types);
  if ('message' in head) return {urn: undefined, faults: [head]};
  const {type, key} = head;
  const split = splitKey(key.text, key.start);
  if ('reason' in split) {
    const {at, reason: message} = split;
    return {urn: undefined, faults: [{severity: 'error', start: at, end: at + 1, message}]};
  }
  const {parts} = split;
  if (parts.length !== type.fields.length)
    return {urn: undefined, faults: [wrongCount(type, key, parts)]};
  const faults: Fault[] = [];
  const read = type.fields.map((field, i): ReadPart => {
    const part = parts[i] ?? {text: '', start: key.start};
    faults.push(...checkPart(part, field, types));
    if (
      !part.text.startsWith('urn:') ||
      (field.urnOf === undefined && !part.text.startsWith('urn:li:'))
    )
      return {field, ...part};
    const inner = checkUrn(part.text, part.start, types);
    // A name may begin like a URN, as that of a tour's step does.
    if (field.urnOf === undefined) return {field, ...part, urn: inner.urn};
    faults.push(...inner.faults, ...otherType(part, field, inner.urn));
    return {field, ...part, urn: inner.urn};
  });
  return {urn: {type, parts: read}, faults};
}

function otherType(part: Part, {name, urnOf}: KeyField, urn: ReadUrn | undefined): Fault[] {
  if (!urn || urn.type.name === urnOf) return [];
  const message = `"${name}" is usually a URN of the type "${urnOf}", not "${urn.type.name}".`;
  return [{severity: 'hint', start: part.start, end: part.start + part.text.length, message}];
}

/** @param text what a reader has typed or pasted: any text */
export function check(text: string, types: UrnTypes): Checked {
  const trimmed = text.trim();
  const {urn, faults} = checkUrn(trimmed, text.indexOf(trimmed), types);
  return {urn, faults: [...checkWhole(text, urn?.type.name), ...faults]};
}
