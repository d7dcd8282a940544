/** Checks that YAML parses, and that recipes fit the facts. */
import {parseAllDocuments} from 'yaml';
import {parseYaml} from '../../../plugins/facts/yaml-text';
import type {CodeCheck} from './block';
import type {RecipeCheck} from './recipe';

/** @param recipe checks the parts of a recipe that are in a document */
export function yaml(recipe: RecipeCheck): CodeCheck {
  return ({text}) => {
    const documents = parseAllDocuments(text);
    if (!Array.isArray(documents) || documents.length === 1) {
      const parsed = parseYaml(text);
      const [error] = parsed.errors;
      if (!error) return recipe(parsed);
      return [{line: error.line, found: error.message, expected: 'YAML 1.2 that parses'}];
    }
    return documents.flatMap(({errors}) =>
      errors.map(({message, linePos}) => ({
        line: linePos?.[0].line ?? 1,
        found: message.split('\n')[0],
        expected: 'YAML 1.2 that parses',
      })),
    );
  };
}
