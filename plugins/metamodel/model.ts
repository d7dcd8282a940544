/** The metamodel of one version, by name. */
import type {EntityFacts} from './entity-schema';
import type {Alias, Aspect, Enumeration, RecordType} from './schema';

export type Entity = EntityFacts & {
  /** The name in lower case: file name, address of the page, path of the REST API. */
  slug: string;
  /** Name of the aspect that the URN is made of; empty if the facts name none, which is a problem. */
  keyAspect: string;
  /** Where the entity stands, relative to the project's root. */
  file: string;
};

export type Metamodel = {
  entities: ReadonlyMap<string, Entity>;
  /** Entities that this version does not have yet, whose page says when they arrive. */
  announced: ReadonlyMap<string, Entity>;
  aspects: ReadonlyMap<string, Aspect>;
  records: ReadonlyMap<string, RecordType>;
  enums: ReadonlyMap<string, Enumeration>;
  aliases: ReadonlyMap<string, Alias>;
};

/** An entity has a page if it has at least one aspect besides the key. */
export function hasPage(entity: Entity): boolean {
  return entity.aspects.length > 0;
}

/** The entity's aspects in the order of the registry, the key aspect last. */
export function aspectsOf(model: Metamodel, entity: Entity): Aspect[] {
  return [...entity.aspects.map((use) => use.name), entity.keyAspect]
    .map((aspect) => model.aspects.get(aspect))
    .filter((aspect) => aspect !== undefined);
}
