/** Writes a value of an aspect as Python, with the classes of `datahub.metadata.schema_classes`. */
import type {Field, Metamodel} from '../metamodel';
import {parseType, type TypeExpression} from '../metamodel/type-expression';

type Python = {value: string; imports: string[]};

/** Longer calls have an argument a line, as Black formats them. */
const WIDTH = 80;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function literal(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

/** `open`, items, and `close`, on one line if they fit. */
function group(open: string, items: readonly string[], close: string): string {
  const line = `${open}${items.join(', ')}${close}`;
  if (line.length <= WIDTH && !line.includes('\n')) return line;
  const inner = items.map((item) => `${item},`.replace(/^/gm, '    ')).join('\n');
  return `${open}\n${inner}\n${close}`;
}

/** @returns a function that writes the value of an aspect */
export function pythonWriter(
  model: Metamodel,
): (className: string, fields: readonly Field[], value: unknown) => Python {
  const imports = new Set<string>();

  function call(className: string, fields: readonly Field[], value: unknown): string {
    imports.add(className);
    const given = isObject(value) ? value : {};
    const args = fields
      .filter(({name}) => name in given)
      .map(({name, type}) => `${name}=${ofType(typeOf(type), given[name])}`);
    return group(`${className}(`, args, ')');
  }

  const typeOf = (text: string): TypeExpression => parseType(text) ?? {kind: 'name', name: text};

  function ofType(type: TypeExpression, value: unknown): string {
    if (type.kind === 'array') {
      const items = Array.isArray(value) ? value : [];
      return group(
        '[',
        items.map((item) => ofType(type.items, item)),
        ']',
      );
    }
    if (type.kind === 'map') {
      const entries = Object.entries(isObject(value) ? value : {});
      return group(
        '{',
        entries.map(([key, item]) => `${literal(key)}: ${ofType(type.values, item)}`),
        '}',
      );
    }
    // A union is written as its member: the key that names the member is only in JSON.
    if (type.kind === 'union') {
      const [[key = '', inner] = []] = Object.entries(isObject(value) ? value : {});
      const short = key.split('.').at(-1);
      const member = type.members.find(
        (one) => one.alias === key || (one.type.kind === 'name' && one.type.name === short),
      );
      return member ? ofType(member.type, inner) : literal(inner);
    }
    const record = model.records.get(type.name);
    if (record) return call(`${type.name}Class`, record.fields, value);
    const alias = model.aliases.get(type.name);
    return alias ? ofType(typeOf(alias.type), value) : literal(value);
  }

  return (className, fields, value) => {
    imports.clear();
    const text = call(className, fields, value);
    return {value: text, imports: [...imports].sort()};
  };
}
