/** Checks an entity: its aspects are defined, one of them is the key, and the example URN has that key. */
import type {Report} from '../../facts/report';
import type {LoadedFile} from '../files';
import type {AllMetamodel, Entity} from '../model';
import {parseUrn} from '../urn';

function checkAspectList(entity: Entity, model: AllMetamodel, report: Report): void {
  const seen = new Set<string>();
  entity.aspects.forEach(({name}, i) => {
    const wrong = (expected: string) => report(['entity', 'aspects', i], {found: name, expected});
    if (!model.aspects.has(name)) {
      wrong(
        'an aspect that is defined below, under aspects, or in reference/metamodel/shared/aspects.yaml',
      );
    } else if (name === entity.keyAspect) {
      wrong('no key aspect: its group already makes it the key');
    }
    if (seen.has(name)) wrong('each aspect once');
    seen.add(name);
  });
}

function checkUrn(entity: Entity, model: AllMetamodel, report: Report): void {
  const fields = model.aspects.get(entity.keyAspect)?.fields ?? [];
  const names = fields.map(({name}) => name);
  const parts = parseUrn(entity.urnExample, fields.length);
  const pattern = names.length === 1 ? names[0] : `(${names.join(',')})`;
  const wrong = (found: string, expected: string) =>
    report(['entity', 'urnExample'], {found, expected});
  if (parts?.entity !== entity.name) {
    wrong(entity.urnExample, `urn:li:${entity.name}:${pattern}`);
    return;
  }
  fields.forEach(({name, type}, i) => {
    const value = parts.values[i] ?? '';
    const symbols = model.enums.get(type)?.symbols.map((symbol) => symbol.name);
    if (symbols && !symbols.includes(value)) {
      wrong(value, `a symbol of ${type} as ${name}: ${symbols.join(', ')}`);
    }
    if (type === 'Urn' && !value.startsWith('urn:li:')) {
      wrong(value, `a URN as ${name}`);
    }
  });
}

/** Reports problems with the entity of a file; does nothing for a shared file. */
export function checkEntity({data}: LoadedFile, model: AllMetamodel, report: Report): void {
  const entity = data.entity && model.entities.get(data.entity.name);
  if (!entity) return;
  if (entity.slug !== entity.name.toLowerCase()) {
    const expected = `the name of the file, ignoring case: ${entity.slug}`;
    report(['entity', 'name'], {found: entity.name, expected});
  }
  const keys = data.aspects.filter(({group}) => group === 'key');
  if (keys.length !== 1) {
    const found = keys.map(({name}) => name);
    const expected = 'exactly one aspect with group: key, whose fields are the parts of the URN';
    report(['aspects'], {found, expected});
    return;
  }
  checkAspectList(entity, model, report);
  checkUrn(entity, model, report);
}
