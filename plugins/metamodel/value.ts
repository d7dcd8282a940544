/** Checks a JSON value against a type of the metamodel, as OpenAPI and the metadata service expect it. */
import type {AllMetamodel} from './model';
import type {Key} from '../facts/yaml-text';
import type {Field} from './field-schema';
import {parseType, type TypeExpression, type UnionMember} from './type-expression';

type ValueProblem = {keys: Key[]; found: unknown; expected: string};

const WHOLE = new Set(['int', 'long']);
const NUMBERS = new Set(['double', 'float', 'int', 'long']);

function primitiveFits(name: string, value: unknown): boolean {
  if (NUMBERS.has(name)) {
    return typeof value === 'number' && (!WHOLE.has(name) || Number.isInteger(value));
  }
  return typeof value === (name === 'boolean' ? 'boolean' : 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The key that names a member of a union: its alias, a primitive, or the type's full name. */
function isKeyOf({alias, type}: UnionMember, key: string): boolean {
  if (alias !== undefined) return key === alias;
  return type.kind === 'name' && key.split('.').pop() === type.name;
}

class Checker {
  readonly problems: ValueProblem[] = [];

  constructor(private readonly model: AllMetamodel) {}

  type(type: TypeExpression, value: unknown, keys: Key[]): void {
    switch (type.kind) {
      case 'name':
        return this.named(type.name, value, keys);
      case 'array':
        if (!Array.isArray(value)) return this.add(keys, value, 'a list');
        return value.forEach((item, i) => this.type(type.items, item, [...keys, i]));
      case 'map':
        if (!isObject(value)) return this.add(keys, value, 'a map');
        return Object.entries(value).forEach(([key, item]) =>
          this.type(type.values, item, [...keys, key]),
        );
      case 'union':
        return this.union(type.members, value, keys);
    }
  }

  fields(fields: readonly Field[], value: unknown, keys: Key[]): void {
    if (!isObject(value)) return this.add(keys, value, 'an object');
    for (const key of Object.keys(value)) {
      if (fields.some(({name}) => name === key)) continue;
      const names = fields.map(({name}) => name).join(', ') || 'nothing';
      this.add([...keys, key], key, `one of ${names}`);
    }
    for (const {name, type, optional, default: fallback} of fields) {
      if (name in value) this.type(this.parse(type), value[name], [...keys, name]);
      else if (!optional && fallback === undefined) {
        this.add(keys, undefined, `the field ${name}, which is required`);
      }
    }
  }

  private parse(text: string): TypeExpression {
    return parseType(text) ?? {kind: 'name', name: text};
  }

  private named(name: string, value: unknown, keys: Key[]): void {
    const {records, enums, aliases, entities} = this.model;
    const record = records.get(name);
    if (record) return this.fields(record.fields, value, keys);
    const symbols = enums.get(name)?.symbols.map((symbol) => symbol.name);
    if (symbols) {
      if (!symbols.some((symbol) => symbol === value)) {
        this.add(keys, value, `a symbol of ${name}: ${symbols.join(', ')}`);
      }
      return;
    }
    const alias = aliases.get(name);
    if (alias) {
      this.type(this.parse(alias.type), value, keys);
      const entity = /^urn:li:(\w+):./.exec(String(value))?.[1];
      if (name.endsWith('Urn') && !entities.has(entity ?? '')) {
        this.add(keys, value, 'the URN of an entity of the metamodel');
      }
    } else if (!primitiveFits(name, value)) this.add(keys, value, `a value of type ${name}`);
  }

  private union(members: readonly UnionMember[], value: unknown, keys: Key[]): void {
    const [[key, inner] = ['', undefined], more] = isObject(value) ? Object.entries(value) : [];
    const member = members.find((candidate) => isKeyOf(candidate, key));
    if (member && !more) return this.type(member.type, inner, [...keys, key]);
    this.add(keys, value, 'an object with one key, the full name of a member of the union');
  }

  private add(keys: Key[], found: unknown, expected: string): void {
    this.problems.push({keys, found, expected});
  }
}

/** @returns problems of a value for these fields; empty if it can be sent */
export function checkValue(
  model: AllMetamodel,
  fields: readonly Field[],
  value: unknown,
): ValueProblem[] {
  const checker = new Checker(model);
  checker.fields(fields, value, []);
  return checker.problems;
}
