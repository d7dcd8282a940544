/** Reads the beginning of a URN, `urn:li:<type>:`. */
import type {Fault} from './fault';
import {nearest} from './nearest';
import type {UrnType, UrnTypes} from './types';

/** A URN whose type is known. */
export type Head = {type: UrnType; key: {text: string; start: number}};

const error = (start: number, end: number, message: string, fix?: Fault['fix']): Fault => ({
  ...{severity: 'error', start, end, message},
  ...(fix && {fix}),
});

/** The URN that a text without its beginning probably is; undefined if it could be anything. */
function withStart(text: string, types: UrnTypes): string | undefined {
  const rest = /^(?:urn:(?:li:)?|li:)?(.*)$/i.exec(text)?.[1] ?? '';
  return types.has(rest.split(':')[0] ?? '') && rest.includes(':') ? `urn:li:${rest}` : undefined;
}

function wrongStart(text: string, start: number, types: UrnTypes): Fault {
  const end = start + text.length;
  if (/^urn%3a/i.test(text)) {
    const message = 'It is URL-encoded. Use this form in URLs only.';
    try {
      const decoded = decodeURIComponent(text);
      return error(start, end, message, {
        label: 'Decode it',
        edit: {start, end, text: decoded},
      });
    } catch {
      return error(start, end, `${message} A "%" in it isn’t followed by two hexadecimal digits.`);
    }
  }
  const repaired = withStart(text, types);
  return error(
    start,
    Math.min(end, start + 'urn:li:'.length),
    'A URN begins with "urn:li:", in lower case.',
    repaired === undefined
      ? undefined
      : {label: 'Add the beginning', edit: {start, end, text: repaired}},
  );
}

function unknownType(name: string, start: number, types: UrnTypes): Fault {
  const end = start + name.length;
  const near = nearest(name, types.keys());
  return error(
    start,
    end,
    `There is no entity type "${name}".${near === undefined ? '' : ` Did you mean "${near}"? Types are case-sensitive.`}`,
    near === undefined ? undefined : {label: `Use ${near}`, edit: {start, end, text: near}},
  );
}

/**
 * @param text a whole URN
 * @param start position of the URN in the text that faults refer to
 */
export function readHead(text: string, start: number, types: UrnTypes): Head | Fault {
  if (!text.startsWith('urn:li:')) return wrongStart(text, start, types);
  const [, name = '', colon, key = ''] = /^urn:li:([^:]*)(:?)([^]*)$/.exec(text) ?? [];
  const at = start + 'urn:li:'.length;
  if (name === '')
    return error(at, at, 'After "urn:li:", there must be an entity type, such as "dataset".');
  const type = types.get(name);
  if (!type) return unknownType(name, at, types);
  if (colon === '')
    return error(
      at,
      at + name.length,
      `After the type, there must be a colon and a key, as in ${type.example}.`,
    );
  return {type, key: {text: key, start: at + name.length + 1}};
}
