/** The check that browsers run has the same result as ajv, on all recipes of the docs and on variants of them. */
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {faultsOf} from '../../src/features/recipe-tool/model/faults';
import type {SchemaObject} from '../../src/features/recipe-tool/model/json-schema';
import {schemaErrors} from '../../src/features/recipe-tool/model/schema-errors';
import {lazy} from '../common/lazy';
import {ROOT} from '../common/root';
import {loadReference} from '../reference';
import {carriedVersions} from '../releases/load';
import {NEXT} from '../releases/model';
import {recipeChecker} from './checker';
import {loadRecipeParts, recipeSchema} from './index';
import {BROKEN} from './testing/broken';
import {starterRecipes} from './testing/recipes';

const addresses = {id: 'https://docs.example/schema.json', docs: 'https://docs.example/docs'};

/** Values that a reader may write by mistake. */
const WRONG: readonly unknown[] = [
  null,
  '',
  'x',
  '${A}',
  0,
  1.5,
  true,
  [],
  ['x'],
  [{}],
  {},
  {x: 1},
  {'a/b~c': {}},
  {allow: 'x'},
  {enabled: 'maybe'},
];

/** Copies of a value, each with one part replaced. */
function variants(value: unknown, replacement: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [replacement];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    variants(inner, replacement).map((one) =>
      Array.isArray(value)
        ? value.map((old: unknown, i) => (String(i) === key ? one : old))
        : {...value, [key]: one},
    ),
  );
  const more = Array.isArray(value) ? [...value, replacement] : {...value, enabledd: replacement};
  return [replacement, more, ...inside];
}

describe.each([NEXT, ...carriedVersions(ROOT)])('of %s', (version) => {
  const reference = loadReference(ROOT, version);
  const schema = lazy((): SchemaObject =>
    recipeSchema(reference, loadRecipeParts(ROOT), addresses),
  );
  const withAjv = lazy(() => recipeChecker(schema()));
  const same = (recipe: unknown) =>
    expect(faultsOf(schemaErrors(schema(), recipe)), JSON.stringify(recipe)).toEqual(
      withAjv()(recipe),
    );

  it('finds the same faults in broken recipes', () => {
    for (const {yaml} of BROKEN) same(parse(yaml));
  });

  it('finds the same faults if any value is another', () => {
    const recipes = starterRecipes(reference.sources);
    expect(recipes.length).toBeGreaterThan(60);
    recipes.forEach(({recipe}, i) => {
      variants(recipe, WRONG[i % WRONG.length]).forEach(same);
    });
  });
});
