/** Reads reference/recipe.yaml: what recipes contain, and accept, besides the fields of their parts. */
import {z} from 'zod';
import type {Problems} from '../facts/problems';
import {filledText} from '../facts/schema-parts';
import {readChecked} from '../facts/yaml-file';
import {releaseMarks} from '../releases/schema';
import {fieldSchema} from '../sources/field-schema';
import type {OtherKey} from './field-tree';

/** The file, relative to the project's root. */
export const RECIPE_FILE = 'reference/recipe.yaml';

const plugins = z.array(filledText).min(1, 'at least one plugin');
const keys = z.array(z.strictObject({plugins, names: z.array(filledText).min(1, 'names of keys')}));

const recipeFile = z.strictObject({
  about: filledText,
  fields: z.array(fieldSchema).min(1, 'at least one field'),
  datahub_api: z.strictObject({sink: filledText, except: z.array(filledText)}),
  undocumented: z.array(filledText),
  open: z.array(z.strictObject({plugins, ...releaseMarks})),
  any_case: z.array(filledText),
  nullable: keys,
  renamed: z.array(z.strictObject({name: filledText, now: filledText, plugins})),
  removed: keys,
  accepted: keys,
});

/** The facts of recipe.yaml. */
export type RecipeRules = z.infer<typeof recipeFile>;

/**
 * @param root absolute path of the project
 * @param problems collects problems
 * @returns the facts, or undefined if the file has problems
 */
export function loadRecipeRules(root: string, problems: Problems): RecipeRules | undefined {
  return readChecked(root, RECIPE_FILE, recipeFile, problems);
}

/** The keys at the top of a recipe. @param rules undefined if they couldn't be read */
export function recipeKeys(rules: RecipeRules | undefined): string[] {
  const own = (rules?.fields ?? []).map(({name}) => name).filter((name) => !name.includes('.'));
  return ['source', 'sink', 'transformers', 'datahub_api', ...own];
}

type KeyLists = RecipeRules['removed'];

/** The names that the lists have for a plugin. */
export function namesOf(lists: KeyLists, plugin: string): string[] {
  return lists.filter(({plugins: all}) => all.includes(plugin)).flatMap(({names}) => names);
}

/** Keys that a plugin accepts besides its fields, by path; the former ones have a note. */
export function otherKeys(
  {renamed, removed, accepted}: RecipeRules,
  plugin: string,
): Map<string, OtherKey> {
  const note = 'Removed: it has no effect.';
  return new Map<string, OtherKey>([
    ...namesOf(accepted, plugin).map((name) => [name, {}] as const),
    ...namesOf(removed, plugin).map((name) => [name, {note}] as const),
    ...renamed
      .filter(({plugins: all}) => all.includes(plugin))
      .map(({name, now}) => [name, {note: `Former name of ${now}.`, now}] as const),
  ]);
}
