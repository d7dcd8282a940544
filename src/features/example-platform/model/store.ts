/** The data of the platform: the example company, and what a scene changes. */
import type {Edge, Entity, World} from './world';
import {text} from './pick';

/** The world while a scene plays in it; every scene starts from a fresh copy. */
export type Store = Omit<World, 'entities' | 'lineage'> & {
  entities: Map<string, Entity>;
  /** Edges that a scene draws say who drew them. */
  lineage: readonly (Edge & {drawnBy?: string})[];
  /** URNs of the example company's own entities; others were created by the scene. */
  original: ReadonlySet<string>;
};

/** Returns a copy that can be changed without changing the original. */
export function storeOf(world: World): Store {
  return {
    ...structuredClone({...world, entities: undefined}),
    entities: new Map(structuredClone([...world.entities])),
    original: new Set(world.entities.keys()),
  };
}

/** Returns all entities of some types, in the order of the fixture. */
export function ofType({entities}: Store, ...types: readonly string[]): Entity[] {
  return [...entities.values()].filter(({type}) => types.includes(type));
}

/** Returns what the scene created, newest first, and then the rest, as in a list by creation time. */
export function newestFirst({original}: Store, entities: readonly Entity[]): Entity[] {
  const made = entities.filter(({urn}) => !original.has(urn));
  return [...made.toReversed(), ...entities.filter(({urn}) => original.has(urn))];
}

/** Returns the display name of an entity. */
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

/** Returns an entity and what contains it, innermost first: a schema, its database; a domain, its parent. */
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

/** Returns the containers of an asset, or those around a container, innermost first. */
export function containersOf(store: Store, entity: Entity): Entity[] {
  return withParents(
    store,
    text(entity, 'container') ?? (entity.type === 'CONTAINER' ? entity.related.parent : undefined),
  );
}
