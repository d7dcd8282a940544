/** Reads the entities of reference/acme/*.yaml, and checks each against its GraphQL type. */
import {type GraphQLObjectType, type GraphQLSchema, isObjectType} from 'graphql';
import {z} from 'zod';
import type {Problems} from '../facts/problems';
import {type Report, reporter} from '../facts/report';
import {schemaProblems} from '../facts/schema-problems';
import {check, readYaml} from '../facts/yaml-file';
import type {Key} from '../facts/yaml-text';
import {withFormerFields} from './deprecated';
import {isComputed} from './derived';
import type {Column, Entity} from '../../src/features/example-platform/model/world';
import type {Related} from '../../src/features/example-platform/model/related';
import {relatedSchema, urnsOf} from './related';
import {columnOf, kindOfUrn} from '../../src/features/example-platform/model/kinds';
import {checkFields} from './values';

const fileSchema = z.strictObject({
  entities: z.array(z.looseObject({urn: z.string().regex(/^urn:li:\w+:./, 'a URN')})),
});

/** An entity as written, with its place. */
type Written = {
  urn: string;
  fields: Readonly<Record<string, unknown>>;
  keys: readonly Key[];
  report: Report;
};

/** The entities of all files, before their fields are checked. */
export type WrittenEntities = ReadonlyMap<string, Written>;

/**
 * @param files relative to the root
 * @param problems collects files that don't fit the schema, and URNs that are duplicates or of an unknown kind
 */
export function readEntities(
  root: string,
  files: readonly string[],
  problems: Problems,
): WrittenEntities {
  const written = new Map<string, Written>();
  for (const file of files) {
    const yaml = readYaml(root, file, problems);
    const data = yaml && check(yaml, fileSchema, problems);
    if (!data) continue;
    const report = reporter(yaml, problems);
    data.entities.forEach(({urn, ...fields}, i) => {
      const keys = ['entities', i];
      const fault = !kindOfUrn(urn)
        ? 'a URN of a kind that src/features/example-platform/model/kinds.ts lists'
        : written.has(urn)
          ? 'a URN that no other entity has'
          : undefined;
      if (fault !== undefined) report([...keys, 'urn'], {found: urn, expected: fault});
      else written.set(urn, {urn, fields, keys, report});
    });
  }
  return written;
}

/** Paths of the columns in a dataset's schema; undefined for an entity without one. */
function columnsOf({fields}: Written): readonly string[] | undefined {
  const schema = fields.schemaMetadata as {fields?: readonly {fieldPath?: string}[]} | undefined;
  return schema?.fields?.map(({fieldPath}) => fieldPath ?? '');
}

/** True for a column of an entity; and for any column of an entity that has no schema, such as a chart. */
export function hasColumn(written: WrittenEntities, [urn, path]: Column): boolean {
  const entity = written.get(urn);
  return entity !== undefined && (columnsOf(entity)?.includes(path) ?? true);
}

/** True for an entity, and for a column of a dataset, even if it isn't also an entity. */
export function exists(written: WrittenEntities, urn: string): boolean {
  const column = columnOf(urn);
  return column ? hasColumn(written, column) : written.has(urn);
}

function relatedOf({fields, keys, report}: Written, known: (urn: string) => boolean): Related {
  if (fields.related === undefined) return {};
  const place = [...keys, 'related'];
  const result = relatedSchema.safeParse(fields.related);
  if (!result.success) {
    for (const {keys: inner, ...problem} of schemaProblems(result.error, fields.related)) {
      report([...place, ...inner], problem);
    }
    return {};
  }
  for (const {keys: inner, urn} of urnsOf(result.data)) {
    if (known(urn)) continue;
    report([...place, ...inner], {found: urn, expected: 'the URN of an entity in reference/acme'});
  }
  return result.data;
}

function entityOf(
  written: Written,
  type: GraphQLObjectType,
  enumValue: string,
  schema: GraphQLSchema,
  known: (urn: string) => boolean,
): Entity {
  const {urn, fields, keys, report} = written;
  if (columnOf(urn) && !known(urn)) {
    report([...keys, 'urn'], {found: urn, expected: 'a column of a dataset in reference/acme'});
  }
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'related'));
  const members = type.getFields();
  const refuse = (name: string) =>
    members[name] && isComputed(members[name])
      ? `no ${name}, because it is derived from the rest`
      : undefined;
  const checked = checkFields(
    {urn, ...own},
    type,
    keys,
    {schema, report, exists: (one) => one === urn || known(one)},
    refuse,
  );
  return {
    type: enumValue,
    ...withFormerFields(checked, type, schema),
    urn,
    __typename: type.name,
    related: relatedOf(written, known),
  };
}

/** Checks every entity. @returns the entities by URN; invalid fields are left out or unchanged */
export function checkEntities(
  written: WrittenEntities,
  schema: GraphQLSchema,
): ReadonlyMap<string, Entity> {
  const entities = new Map<string, Entity>();
  const known = (urn: string) => exists(written, urn);
  for (const one of written.values()) {
    const kind = kindOfUrn(one.urn);
    const type = kind && schema.getType(kind.typename);
    if (!kind || !isObjectType(type)) {
      one.report(one.keys, {found: kind?.typename, expected: 'a type of reference/graphql'});
    } else entities.set(one.urn, entityOf(one, type, kind.type, schema, known));
  }
  return entities;
}
