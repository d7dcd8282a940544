/** The facts of the metamodel: entities, aspects, and the types their fields have. */
import type {Problems} from '../facts/problems';
import {reporter} from '../facts/report';
import {buildModel} from './build-model';
import {checkEntity} from './checks/entity';
import {checkExamples} from './checks/examples';
import {checkDefinitions} from './checks/fields';
import {checkPlaces} from './checks/place';
import {readFiles} from './files';
import type {Metamodel} from './model';
import {releasedMetamodel} from './released';

export type {ReadExample, WriteExample} from './entity-schema';
export type {Field} from './field-schema';
export {aspectsOf, hasPage, type Entity, type Metamodel} from './model';
export {GROUPS} from './schema';
export type {Aspect, AspectGroup, Enumeration} from './schema';
export {releasedMetamodel} from './released';

/**
 * Reads reference/metamodel/ and checks that its parts fit together.
 *
 * @param root absolute path of the project
 * @param problems collects everything that is wrong; the model then lacks what could not be read
 */
export function loadMetamodel(root: string, problems: Problems): Metamodel {
  const {files, complete} = readFiles(root, problems);
  const model = buildModel(files, problems);
  // What a file that can't be read defines would be reported as missing everywhere.
  if (!complete) return model;
  const release = releasedMetamodel(model);
  for (const file of files) {
    const report = reporter(file.yaml, problems);
    checkEntity(file, model, report);
    checkDefinitions(file, model, report);
    if (checkExamples(file, model, 'Next', report)) {
      checkExamples(file, release, '0.15.0', report);
    }
  }
  checkPlaces(files, model, (file) => reporter(file.yaml, problems));
  return model;
}
