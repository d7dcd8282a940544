/** Checks recipes against their schema, for tests and tools; the build doesn't need it. */
import Ajv from 'ajv';
import {type Fault, faultsOf} from '../../src/features/recipe-tool/model/faults';
import {EDITOR_KEYWORDS, type SchemaObject} from '../../src/features/recipe-tool/model/json-schema';

/**
 * @param schema of recipes, as `recipeSchema` returns it or as it is in a build
 * @returns a check of a parsed recipe, which returns its faults; none if it is valid
 * @throws Error if the schema isn't valid draft-07, or has unknown keywords
 */
export function recipeChecker(schema: SchemaObject): (recipe: unknown) => Fault[] {
  const ajv = new Ajv({allErrors: true, verbose: true, allowUnionTypes: true});
  ajv.addVocabulary([...EDITOR_KEYWORDS]);
  const validate = ajv.compile(schema);
  return (recipe) => (validate(recipe) ? [] : faultsOf(validate.errors ?? []));
}
