/** Which relationships an entity has with others, and through which fields. */
import {aspectsOf, type Entity, type Field, type Metamodel} from '..';

/** One kind of edge, created by one field of one aspect. */
export type Relation = {
  name: string;
  aspect: string;
  field: Field;
  /** Entities at the other end, in the order of the facts. */
  others: Entity[];
};

function relationsFrom(model: Metamodel, entity: Entity): Relation[] {
  return aspectsOf(model, entity).flatMap((aspect) =>
    aspect.fields.flatMap((field) =>
      (field.relationships ?? []).map(({name, to}) => ({
        name,
        aspect: aspect.name,
        field,
        others: to.map((target) => model.entities.get(target)).filter((other) => !!other),
      })),
    ),
  );
}

/** Edges that the entity's own aspects create. */
export function outgoing(model: Metamodel, entity: Entity): Relation[] {
  return relationsFrom(model, entity);
}

/** Edges to this entity that aspects of other entities, or of its other instances, create. */
export function incoming(model: Metamodel, entity: Entity): Relation[] {
  const found = new Map<string, Relation>();
  for (const other of model.entities.values()) {
    for (const relation of relationsFrom(model, other)) {
      if (!relation.others.includes(entity)) continue;
      const key = `${relation.name} ${relation.aspect}.${relation.field.name}`;
      const known = found.get(key);
      if (known) known.others.push(other);
      else found.set(key, {...relation, others: [other]});
    }
  }
  return [...found.values()];
}

/** The edges to one other entity, as a diagram shows them. */
export type Neighbor = {entity: Entity; names: string[]};

/** Groups edges by the entity at the other end, in the order of the edges. */
function neighbors(relations: readonly Relation[]): Neighbor[] {
  const found = new Map<string, Neighbor>();
  for (const {name, others} of relations) {
    for (const entity of others) {
      const known = found.get(entity.name);
      if (!known) found.set(entity.name, {entity, names: [name]});
      else if (!known.names.includes(name)) known.names.push(name);
    }
  }
  return [...found.values()];
}

/** Entities with edges to this one, those with the most kinds of edges first. */
export function sources(relations: readonly Relation[]): Neighbor[] {
  return neighbors(relations).sort((a, b) => b.names.length - a.names.length);
}

/**
 * Entities that this one has edges to. Rare edges come first: they say more than ownership or tags, which nearly all
 * entities have.
 */
export function targets(model: Metamodel, relations: readonly Relation[]): Neighbor[] {
  const users = new Map<string, number>();
  for (const entity of model.entities.values()) {
    for (const {name} of aspectsOf(model, entity)) users.set(name, (users.get(name) ?? 0) + 1);
  }
  const rank = ({aspect}: Relation) => users.get(aspect) ?? 0;
  return neighbors([...relations].sort((a, b) => rank(a) - rank(b)));
}
