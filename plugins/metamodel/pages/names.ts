/** The names that the page of an entity defines. */
import {type Aspect, aspectsOf, type Entity, type Metamodel} from '..';
import type {DefinedName} from '../../page-kit/page';
import {typesUsedBy} from '../types-used';

const at = (id: string, name: string): DefinedName => ({name, id: id.toLowerCase()});

function fieldNames({name: aspect, fields}: Aspect): DefinedName[] {
  return fields.map(({name}) => at(`${aspect}.${name}`, name));
}

/** Aspects with their fields, and the types of those fields. The fields of the key are those of the URN. */
export function namesOfEntity(model: Metamodel, entity: Entity): DefinedName[] {
  const aspects = aspectsOf(model, entity);
  const key = model.aspects.get(entity.keyAspect);
  const used = typesUsedBy(
    model,
    aspects.flatMap(({fields}) => fields),
  );
  const types = (prefix: string, all: ReadonlyMap<string, unknown>) =>
    [...all.keys()].filter((name) => used.has(name)).map((name) => at(`${prefix}.${name}`, name));
  return [
    ...(key ? fieldNames(key) : []),
    ...aspects
      .filter(({group}) => group !== 'key')
      .flatMap((aspect) => [at(aspect.name, aspect.name), ...fieldNames(aspect)]),
    ...types('record', model.records),
    ...types('enum', model.enums),
    ...types('type', model.aliases),
  ];
}
