/** Checks the fields of aspects and records: their types and the entities of relationships must exist. */
import type {Report} from '../../facts/report';
import type {Key} from '../../facts/yaml-text';
import type {LoadedFile} from '../files';
import type {AllMetamodel} from '../model';
import type {Field} from '../field-schema';
import {namesIn, parseType, PRIMITIVES} from '../type-expression';

/** True if a type of that name is a primitive or defined in some file. */
function isType(model: AllMetamodel, name: string): boolean {
  return (
    PRIMITIVES.has(name) ||
    model.records.has(name) ||
    model.enums.has(name) ||
    model.aliases.has(name)
  );
}

const TYPES = `${[...PRIMITIVES].join(', ')}, or the name of a record, an enum, or an alias of reference/metamodel`;

function checkType(text: string, model: AllMetamodel, keys: readonly Key[], report: Report): void {
  const type = parseType(text);
  for (const name of type ? namesIn(type) : []) {
    if (!isType(model, name)) report(keys, {found: name, expected: TYPES});
  }
}

function checkField(field: Field, model: AllMetamodel, keys: readonly Key[], report: Report): void {
  checkType(field.type, model, [...keys, 'type'], report);
  field.relationships?.forEach(({to}, i) => {
    to.forEach((entity, j) => {
      if (model.entities.has(entity)) return;
      const expected = 'an entity with a file in reference/metamodel/entities';
      report([...keys, 'relationships', i, 'to', j], {found: entity, expected});
    });
  });
}

function checkFields(
  fields: readonly Field[],
  model: AllMetamodel,
  keys: readonly Key[],
  report: Report,
): void {
  const seen = new Set<string>();
  fields.forEach((field, i) => {
    checkField(field, model, [...keys, 'fields', i], report);
    // Anchors on the page are in lower case.
    const key = field.name.toLowerCase();
    if (seen.has(key)) {
      report([...keys, 'fields', i, 'name'], {found: field.name, expected: 'each field once'});
    }
    seen.add(key);
  });
}

/** Reports problems with the fields and aliases of one file. */
export function checkDefinitions({data}: LoadedFile, model: AllMetamodel, report: Report): void {
  data.aspects.forEach(({fields}, i) => checkFields(fields, model, ['aspects', i], report));
  data.records.forEach(({aspect, fields = []}, i) => {
    checkFields(fields, model, ['records', i], report);
    if (aspect !== undefined && !model.aspects.has(aspect)) {
      report(['records', i, 'aspect'], {found: aspect, expected: 'the name of a defined aspect'});
    }
  });
  data.aliases.forEach(({type}, i) => checkType(type, model, ['aliases', i, 'type'], report));
}
