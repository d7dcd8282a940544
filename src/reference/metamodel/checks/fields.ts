/** Checks the fields of aspects and records: types are defined, relationships lead to entities. */
import type {LoadedFile} from '../files';
import type {Metamodel} from '../model';
import type {Key, Report} from '../report';
import type {Field} from '../schema';
import {namesIn, parseType, PRIMITIVES} from '../type-expression';

/** True if a type of that name is a primitive or defined in some file. */
function isType(model: Metamodel, name: string): boolean {
  return (
    PRIMITIVES.has(name) ||
    model.records.has(name) ||
    model.enums.has(name) ||
    model.aliases.has(name)
  );
}

function checkType(text: string, model: Metamodel, keys: readonly Key[], report: Report): void {
  const type = parseType(text);
  for (const name of type ? namesIn(type) : []) {
    if (isType(model, name)) continue;
    report(
      keys,
      name,
      'boolean, bytes, double, float, int, long, string, or the name of a record, an enum or an alias of reference/metamodel',
    );
  }
}

function checkField(field: Field, model: Metamodel, keys: readonly Key[], report: Report): void {
  checkType(field.type, model, [...keys, 'type'], report);
  field.relationships?.forEach(({to}, i) => {
    to.forEach((entity, j) => {
      if (model.entities.has(entity)) return;
      const known = 'an entity with a file in reference/metamodel/entities';
      report([...keys, 'relationships', i, 'to', j], entity, known);
    });
  });
}

function checkFields(
  fields: readonly Field[],
  model: Metamodel,
  keys: readonly Key[],
  report: Report,
): void {
  const seen = new Set<string>();
  fields.forEach((field, i) => {
    checkField(field, model, [...keys, 'fields', i], report);
    // Anchors of the page are in lower case.
    const key = field.name.toLowerCase();
    if (seen.has(key)) report([...keys, 'fields', i, 'name'], field.name, 'each field once');
    seen.add(key);
  });
}

/** Reports what is wrong with the fields, and with aliases, of one file. */
export function checkDefinitions({data}: LoadedFile, model: Metamodel, report: Report): void {
  data.aspects.forEach(({fields}, i) => checkFields(fields, model, ['aspects', i], report));
  data.records.forEach(({aspect, fields = []}, i) => {
    checkFields(fields, model, ['records', i], report);
    if (aspect !== undefined && !model.aspects.has(aspect)) {
      report(['records', i, 'aspect'], aspect, 'the name of a defined aspect');
    }
  });
  data.aliases.forEach(({type}, i) => checkType(type, model, ['aliases', i, 'type'], report));
}
