/** The facts of the metamodel: entities, aspects, and the types of their fields. */
import type {Problems} from '../facts/problems';
import {reporter} from '../facts/report';
import {buildModel} from './build-model';
import {checkEntity} from './checks/entity';
import {checkAspectExamples, checkExamples} from './checks/examples';
import {checkDefinitions} from './checks/fields';
import {checkPlaces} from './checks/place';
import {readFiles} from './files';
import {metamodelAt} from './metamodel-at';
import type {AllMetamodel} from './model';
import {loadGuides} from '../guides/load';
import {ENTITIES_FOLDER, HOW_IT_WORKS} from './guide';
import {everyVersion} from '../releases/version';
import type {Releases} from '../releases/model';

export type {ReadExample, WriteExample} from './entity-schema';
export type {Field} from './field-schema';
export {aspectsOf, hasPage, type AllMetamodel, type Entity, type Metamodel} from './model';
export {GROUPS} from './schema';
export type {Aspect, AspectGroup, Enumeration} from './schema';
export {metamodelAt} from './metamodel-at';

function withGuides(root: string, model: AllMetamodel, problems: Problems): AllMetamodel {
  const slugs = new Set([...model.entities.values()].map(({slug}) => slug));
  const place = {root, folder: ENTITIES_FOLDER, allowed: [HOW_IT_WORKS]};
  const guides = loadGuides(place, slugs, problems);
  const entities = [...model.entities].map(
    ([name, entity]) => [name, {...entity, guide: guides.get(entity.slug)}] as const,
  );
  return {...model, entities: new Map(entities)};
}

/**
 * Reads reference/metamodel/, and checks that its parts are consistent.
 *
 * @param root absolute path of the project
 * @param problems collects problems; the model then lacks what could not be read
 * @param releases in which examples must be valid
 * @returns the facts of every version; {@link metamodelAt} returns those of one
 */
export function loadMetamodel(root: string, problems: Problems, releases: Releases): AllMetamodel {
  const {files, complete} = readFiles(root, problems);
  const model = withGuides(root, buildModel(files, problems), problems);
  // Otherwise, the definitions of an unreadable file would be reported as missing everywhere.
  if (!complete) return model;
  const versions = everyVersion(releases).map((version) => metamodelAt(model, version));
  for (const file of files) {
    const report = reporter(file.yaml, problems);
    checkEntity(file, model, report);
    checkDefinitions(file, model, report);
    // A problem in one version usually affects the others, too; reporting it once is enough.
    versions.every((one) => checkExamples(file, one, report));
    versions.every((one) => checkAspectExamples(file, one, report));
  }
  checkPlaces(files, model, (file) => reporter(file.yaml, problems));
  return model;
}
