/** Returns an entity of the metamodel, or one of its aspects. */
import {z} from 'zod';
import type {AspectRecord, EntityRecord} from '../../../plugins/reference-data/shapes/metamodel';
import {Mistake, unknownName} from '../mistake';
import {relationshipsOf, type Relationship} from '../site/relationships';
import {comparable, firstSentence, joinBlocks, marksOf, oneLine} from '../text';
import {shortText, tool, version} from '../tool';

type Field = NonNullable<AspectRecord['fields']>[number];

const fieldLine = (field: Field): string => {
  const value = field.default === undefined ? '' : `, default ${JSON.stringify(field.default)}`;
  const optional = field.optional ? ', optional' : '';
  return `- \`${field.name}\` (${field.type}${optional}${value})${marksOf(field)}: ${oneLine(field.description)}`;
};

function find<T extends {id: string; displayName?: string}>(
  kind: string,
  all: readonly T[],
  given: string,
): T {
  const wanted = comparable(given);
  const names = ({id, displayName = id}: T) => [id, displayName].map(comparable);
  const found = all.find((one) => names(one).includes(wanted));
  if (found) return found;
  throw unknownName(
    kind,
    given,
    all.map(({id}) => id),
  );
}

function aspectText(aspect: AspectRecord, all: readonly AspectRecord[]): string {
  const fields = aspect.fields ?? [];
  const types = new Set(fields.flatMap(({type}) => type.match(/\w+/g) ?? []));
  const inner = all.filter(({id, kind}) => kind !== 'aspect' && types.has(id));
  return joinBlocks(
    `## ${aspect.kind} ${aspect.id}${marksOf(aspect)}`,
    `${oneLine(aspect.summary)}${aspect.url ? ` ${aspect.url}` : ''}`,
    aspect.entities && `Entities that have it: ${aspect.entities.join(', ')}.`,
    fields.map(fieldLine).join('\n'),
    aspect.values
      ?.map((one) => `- \`${one.name}\`${one.meaning ? `: ${oneLine(one.meaning)}` : ''}`)
      .join('\n'),
    ...inner.map((record) =>
      joinBlocks(
        `${record.kind} \`${record.id}\`: ${oneLine(record.summary)}`,
        (record.fields ?? []).map(fieldLine).join('\n'),
        record.values && `Values: ${record.values.map(({name}) => name).join(', ')}.`,
      ),
    ),
  );
}

const relationshipLine = ({name, from, to, aspect}: Relationship, isIncoming: boolean): string =>
  isIncoming
    ? `- \`${name}\` from ${from} (aspect ${aspect})`
    : `- \`${name}\` to ${to.join(', ')} (aspect ${aspect})`;

const list = (title: string, lines: readonly string[]): string | false =>
  lines.length > 0 && joinBlocks(title, lines.join('\n'));

export const getEntity = tool({
  name: 'get_entity',
  title: 'Get an entity of the metadata model',
  about:
    'Returns an entity of the metadata model, such as dataset: its URN, aspects, and relationships. Pass aspect for the fields of an aspect, or of a type in it.',
  input: z.object({
    entity: shortText.optional().describe('Name, such as dataset or corpuser.'),
    aspect: shortText.optional().describe('Name of an aspect or type, such as ownership.'),
    version,
  }),
  output: z.object({
    version: z.string(),
    entity: z.string().optional(),
    urn: z.string().optional().describe('Example of a URN.'),
    keyAspect: z.string().optional(),
    aspects: z.array(z.string()),
    relationships: z
      .array(z.object({name: z.string(), from: z.string(), to: z.array(z.string())}))
      .describe('Those that start at the entity.'),
    url: z.string().optional(),
  }),
  async run(site, {entity: given, aspect: part, version: name}) {
    const chosen = await site.version(name);
    const aspects = await site.records(chosen, 'aspects');
    const entities = await site.records(chosen, 'entities');
    if (given === undefined && part === undefined) {
      const names = entities.map(({id}) => id).join(', ');
      throw new Mistake(`Pass the name of an entity or an aspect. Entities: ${names}.`);
    }
    const aspect = part === undefined ? undefined : find('aspect or type', aspects, part);
    const entity = given === undefined ? undefined : find('entity', entities, given);
    const outgoing = entity ? relationshipsOf(entity, aspects) : [];
    return {
      text: joinBlocks(
        `Metadata model of ${chosen.label}`,
        entity && !aspect && entityText(entity, entities, aspects),
        aspect && aspectText(aspect, aspects),
      ),
      data: {
        version: chosen.name,
        ...(entity && {
          ...{entity: entity.id, urn: entity.urnExample, keyAspect: entity.keyAspect},
          ...(entity.url !== undefined && {url: entity.url}),
        }),
        aspects: aspect ? [aspect.id] : (entity?.aspects.map((one) => one.name) ?? []),
        relationships: outgoing.map(({name: label, from, to}) => ({name: label, from, to})),
      },
    };
  },
});

function entityText(
  entity: EntityRecord,
  entities: readonly EntityRecord[],
  aspects: readonly AspectRecord[],
): string {
  const about = new Map(aspects.map((aspect) => [aspect.id, aspect]));
  const keyFields = about.get(entity.keyAspect)?.fields ?? [];
  const lines = entity.aspects.map(({name, ...marks}) => {
    const aspect = about.get(name);
    return `- \`${name}\`${marksOf(marks)}${aspect ? `: ${firstSentence(aspect.summary)}` : ''}`;
  });
  const incoming = entities
    .filter(({id}) => id !== entity.id)
    .flatMap((other) => relationshipsOf(other, aspects))
    .filter(({to}) => to.includes(entity.id));
  return joinBlocks(
    `# ${entity.displayName} (\`${entity.id}\`)${marksOf(entity)}`,
    `${oneLine(entity.summary)}${entity.url ? ` ${entity.url}` : ''}`,
    `URN: \`${entity.urnExample}\`${entity.graphqlType ? `. GraphQL type: \`${entity.graphqlType}\`` : ''}`,
    list(`Fields of the key, aspect \`${entity.keyAspect}\`:`, keyFields.map(fieldLine)),
    list('Aspects:', lines),
    list(
      'Relationships from it:',
      relationshipsOf(entity, aspects).map((one) => relationshipLine(one, false)),
    ),
    list(
      'Relationships to it:',
      incoming.map((one) => relationshipLine(one, true)),
    ),
  );
}
