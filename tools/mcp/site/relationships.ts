/** Relationships of entities, which are facts of the fields of aspects and of the records in them. */
import type {AspectRecord, EntityRecord} from '../../../plugins/reference-data/shapes/metamodel';

/** A relationship in the graph, with the aspect that makes it. */
export type Relationship = {name: string; from: string; to: readonly string[]; aspect: string};

type ByName = ReadonlyMap<string, AspectRecord>;

/** The names of types in the type of a field: `array[Owner]` has `Owner`. */
const typesIn = (type: string): string[] => type.match(/\w+/g) ?? [];

function ofRecord(
  record: AspectRecord,
  all: ByName,
  seen: Set<string>,
): {name: string; to: string[]}[] {
  if (seen.has(record.id)) return [];
  seen.add(record.id);
  return (record.fields ?? []).flatMap((field) => [
    ...(field.relationships ?? []),
    ...typesIn(field.type).flatMap((type) => {
      const inner = all.get(type);
      return inner && inner.kind !== 'aspect' ? ofRecord(inner, all, seen) : [];
    }),
  ]);
}

/** @returns the relationships that start at an entity, each name with the same targets once */
export function relationshipsOf(
  entity: EntityRecord,
  aspects: readonly AspectRecord[],
): Relationship[] {
  const all: ByName = new Map(aspects.map((aspect) => [aspect.id, aspect]));
  const names = [entity.keyAspect, ...entity.aspects.map(({name}) => name)];
  const found = names.flatMap((aspect) => {
    const record = all.get(aspect);
    if (!record) return [];
    return ofRecord(record, all, new Set()).map(({name, to}) => ({
      ...{name, to, aspect, from: entity.id},
    }));
  });
  const key = ({name, to}: Relationship) => `${name} ${to.join()}`;
  return [...new Map(found.map((one) => [key(one), one])).values()];
}
