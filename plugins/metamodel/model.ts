/** The metamodel, by name: as in the files, and of one version. */
import type {Version} from '../releases/version';
import type {EntityFacts} from './entity-schema';
import type {Alias, Aspect, Enumeration, RecordType} from './schema';

export type Entity = EntityFacts & {
  /** The name in lower case: for the file name, URL of the page, and path of the REST API. */
  slug: string;
  /** Name of the aspect that defines the URN; empty if the facts have none, which is a problem. */
  keyAspect: string;
  /** File of the entity, relative to the project's root. */
  file: string;
  /** Markdown of the guide beside the facts: how the entity works. */
  guide?: string | undefined;
};

/** The facts of all versions together. */
export type AllMetamodel = {
  entities: ReadonlyMap<string, Entity>;
  aspects: ReadonlyMap<string, Aspect>;
  records: ReadonlyMap<string, RecordType>;
  enums: ReadonlyMap<string, Enumeration>;
  aliases: ReadonlyMap<string, Alias>;
};

/** The metamodel of one version. */
export type Metamodel = AllMetamodel & {
  version: Version;
  /** Entities that it doesn't have yet, with a page that says so. */
  announced: ReadonlyMap<string, Entity>;
};

/** An entity has a page if it has at least one aspect besides the key. */
export function hasPage(entity: Entity): boolean {
  return entity.aspects.length > 0;
}

/** The entity's aspects in the order of the registry, the key aspect last. */
export function aspectsOf(model: AllMetamodel, entity: Entity): Aspect[] {
  return [...entity.aspects.map((use) => use.name), entity.keyAspect]
    .map((aspect) => model.aspects.get(aspect))
    .filter((aspect) => aspect !== undefined);
}
