/** Makes the smallest value of an aspect that can be sent: what is required, with values of the example company. */
import type {Aspect, Field, Metamodel} from '../metamodel';
import {parseType, type TypeExpression, type UnionMember} from '../metamodel/type-expression';

/** The week of the examples, in milliseconds. */
const TIME = Date.UTC(2025, 3, 14, 8);

/** Members of unions that are records; their full names are keys of JSON, but the facts have only short names. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  StringType: 'com.linkedin.schema.StringType',
  Schemaless: 'com.linkedin.schema.Schemaless',
  TransformationType: 'com.linkedin.common.fieldtransformer.TransformationType',
};

/** Values of required texts, by the name of the field; the others say what they are. */
const TEXTS: Readonly<Record<string, string>> = {
  name: 'Orders',
  title: 'Orders',
  displayName: 'Orders',
  description: 'Orders of the shop',
  definition: 'Revenue after refunds',
  email: 'ana@acme.example',
  actor: 'urn:li:corpuser:ana',
  url: 'https://wiki.acme.example/orders',
  fieldPath: 'order_id',
  path: '/orders',
};

const ACTOR = 'urn:li:corpuser:ana';

/** @throws Error for a type that the metamodel doesn't have */
export class Sampler {
  constructor(private readonly model: Metamodel) {}

  /** @returns a value with all required fields; if there are none, with the first that is simple */
  aspect({fields}: Aspect): Record<string, unknown> {
    const value = this.record(fields);
    if (Object.keys(value).length > 0) return value;
    const first =
      fields.find(({type, deprecated}) => !deprecated && this.isSimple(type)) ??
      fields.find(({deprecated}) => !deprecated);
    return first ? {[first.name]: this.field(first)} : {};
  }

  private isSimple(text: string): boolean {
    const type = parseType(text);
    if (type?.kind === 'array') return type.items.kind === 'name' && this.isSimple(type.items.name);
    return type?.kind === 'name' && !this.model.records.has(type.name);
  }

  private record(fields: readonly Field[]): Record<string, unknown> {
    const needed = fields.filter(
      ({optional, default: fallback}) => !optional && fallback === undefined,
    );
    return Object.fromEntries(needed.map((field) => [field.name, this.field(field)]));
  }

  private field(field: Field): unknown {
    return this.value(parseType(field.type) ?? {kind: 'name', name: field.type}, field);
  }

  private value(type: TypeExpression, field: Field): unknown {
    switch (type.kind) {
      case 'array':
        return [this.value(type.items, field)];
      case 'map':
        return {};
      case 'union':
        return this.union(type.members, field);
      case 'name':
        return this.named(type.name, field);
    }
  }

  private union(members: readonly UnionMember[], field: Field): unknown {
    const keyOf = ({alias, type}: UnionMember): string | undefined => {
      if (alias !== undefined) return alias;
      if (type.kind !== 'name') return undefined;
      const {records, enums} = this.model;
      const isNamed = records.has(type.name) || enums.has(type.name);
      return isNamed ? FULL_NAMES[type.name] : type.name;
    };
    const member = members.find((one) => keyOf(one) !== undefined);
    const key = member && keyOf(member);
    if (!member || key === undefined)
      throw new Error(`No member of the union in ${field.name} has a known full name.`);
    return {[key]: this.value(member.type, field)};
  }

  private named(name: string, field: Field): unknown {
    const {records, enums, aliases} = this.model;
    const record = records.get(name);
    if (record) return this.record(record.fields);
    const symbols = enums.get(name)?.symbols.filter(({deprecated}) => !deprecated);
    if (symbols) return symbols[0]?.name;
    if (name === 'Urn' || name.endsWith('Urn')) return this.urn(name, field);
    const alias = aliases.get(name);
    if (alias) return this.value(parseType(alias.type) ?? {kind: 'name', name: alias.type}, field);
    return this.primitive(name, field.name);
  }

  /** The example of the type that a relationship names, or that the name of the type contains. */
  private urn(typeName: string, {relationships, name}: Field): string {
    const {entities} = this.model;
    const wanted = typeName.slice(0, -'Urn'.length).toLowerCase();
    const byType = [...entities.values()].find(({slug}) => slug === wanted);
    const target = entities.get(relationships?.[0]?.to[0] ?? '');
    if (/^(?:actor|created|lastModified|assignedBy)/.test(name)) return ACTOR;
    return (byType ?? target)?.urnExample ?? entities.get('dataset')?.urnExample ?? ACTOR;
  }

  private primitive(type: string, name: string): unknown {
    if (type === 'boolean') return true;
    if (type === 'double' || type === 'float' || type === 'int') return 1;
    if (type === 'long') return /time|at$|millis/i.test(name) ? TIME : 1;
    return TEXTS[name] ?? name;
  }
}
