/** Checks examples: an entity has the aspect that its example writes, and values fit their aspects, in each version. */
import type {Report} from '../../facts/report';
import type {LoadedFile} from '../files';
import {hasPage, type Metamodel} from '../model';
import {parseUrn} from '../urn';
import {checkValue} from '../value';

/**
 * @param model the version to check against; an entity that it doesn't have is skipped
 * @returns false if something was reported
 */
export function checkExamples({data}: LoadedFile, model: Metamodel, report: Report): boolean {
  let correct = true;
  const wrong: Report = (...problem) => {
    correct = false;
    report(...problem);
  };
  const entity = data.entity && model.entities.get(data.entity.name);
  if (!entity) return correct;
  if (hasPage(entity) && !entity.examples) {
    wrong(['entity'], {expected: 'examples, because an entity with aspects has a page'});
  }
  const {urn, aspect: name, value} = entity.examples?.write ?? {};
  if (name === undefined) return correct;
  const version = model.version.label;
  const keys = ['entity', 'examples', 'write'];
  const keyFields = model.aspects.get(entity.keyAspect)?.fields.length ?? 1;
  if (urn !== undefined && parseUrn(urn, keyFields)?.entity !== entity.name) {
    wrong([...keys, 'urn'], {found: urn, expected: `a URN like ${entity.urnExample}`});
  }
  const aspect = model.aspects.get(name);
  if (!aspect || !entity.aspects.some((use) => use.name === name)) {
    const expected = `an aspect that ${entity.name} has in ${version}`;
    wrong([...keys, 'aspect'], {found: name, expected});
    return correct;
  }
  for (const {keys: inner, found, expected} of checkValue(model, aspect.fields, value)) {
    wrong([...keys, 'value', ...inner], {found, expected: `${expected} (${name} in ${version})`});
  }
  return correct;
}

/**
 * Checks the examples of aspects in a file.
 *
 * @param model the version to check against; aspects that it doesn't have are skipped
 * @returns false if something was reported
 */
export function checkAspectExamples({data}: LoadedFile, model: Metamodel, report: Report): boolean {
  const problems = data.aspects.flatMap(({name, example}, i) => {
    const aspect = model.aspects.get(name);
    if (!aspect || example === undefined) return [];
    return checkValue(model, aspect.fields, example).map((problem) => ({...problem, i}));
  });
  for (const {i, keys, found, expected} of problems) {
    report(['aspects', i, 'example', ...keys], {
      found,
      expected: `${expected} (in ${model.version.label})`,
    });
  }
  return problems.length === 0;
}
