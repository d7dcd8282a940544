/** What the platform knows: the example company, and what a scene changes of it. */
import type {Edge, Entity, World} from '../../../plugins/acme';
import {text} from './pick';

/** The world while a scene plays in it; every scene starts from a fresh copy. */
export type Store = Omit<World, 'entities' | 'lineage'> & {
  entities: Map<string, Entity>;
  /** Edges that a scene draws say who drew them. */
  lineage: readonly (Edge & {drawnBy?: string})[];
  /** URNs of the example company's own entities; the others were made by the scene. */
  original: ReadonlySet<string>;
};

/** A copy that can be changed without changing the world that it is made of. */
export function storeOf(world: World): Store {
  return {
    ...structuredClone({...world, entities: undefined}),
    entities: new Map(structuredClone([...world.entities])),
    original: new Set(world.entities.keys()),
  };
}

/** All entities of some types, in the order of the fixture. */
export function ofType({entities}: Store, ...types: readonly string[]): Entity[] {
  return [...entities.values()].filter(({type}) => types.includes(type));
}

/** What the scene made, the last one first, and then the rest: as a list by time of creation has it. */
export function newestFirst({original}: Store, entities: readonly Entity[]): Entity[] {
  const made = entities.filter(({urn}) => !original.has(urn));
  return [...made.toReversed(), ...entities.filter(({urn}) => original.has(urn))];
}

/** What people call an entity. */
export function nameOf(entity: Entity): string {
  const paths = [
    'properties.name',
    'definition.displayName',
    'info.displayName',
    'properties.displayName',
    'info.name',
    'name',
  ];
  for (const path of paths) {
    const found = text(entity, path);
    if (found !== undefined) return found;
  }
  return entity.urn;
}

/** An entity and what it is in, from the inside out: a schema, its database; a domain, its parent. */
export function withParents({entities}: Store, urn: string | undefined): Entity[] {
  const found: Entity[] = [];
  for (let next = urn; next !== undefined;) {
    const entity = entities.get(next);
    if (!entity) break;
    found.push(entity);
    next = entity.related.parent;
  }
  return found;
}

/** The containers of an asset, or those around a container, from the inside out. */
export function containersOf(store: Store, entity: Entity): Entity[] {
  return withParents(
    store,
    text(entity, 'container') ?? (entity.type === 'CONTAINER' ? entity.related.parent : undefined),
  );
}
