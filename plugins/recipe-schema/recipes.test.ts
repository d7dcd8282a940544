/** The schema of recipes accepts every recipe of the docs, and names the fault of each broken one. */
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ROOT} from '../common/root';
import {lazy} from '../common/lazy';
import {loadReference} from '../reference';
import {carriedVersions} from '../releases/load';
import {NEXT} from '../releases/model';
import {recipeChecker} from './checker';
import {loadRecipeParts, recipeSchema} from './index';
import {BROKEN} from './testing/broken';
import {recipesOfPages, starterRecipes} from './testing/recipes';

const addresses = {id: 'https://docs.example/schema.json', docs: 'https://docs.example/docs'};

const FOLDERS = (version: string) =>
  version === NEXT
    ? ['docs', 'blog', 'reference/sources']
    : [`versioned_docs/version-${version}/docs`];

describe.each([NEXT, ...carriedVersions(ROOT)])('of %s', (version) => {
  const reference = loadReference(ROOT, version);
  const faults = lazy(() =>
    recipeChecker(recipeSchema(reference, loadRecipeParts(ROOT), addresses)),
  );
  const faultsOf = (recipe: unknown) =>
    faults()(recipe).map(({path, message}) => `${path}: ${message}`);

  it('accepts every recipe of the docs', () => {
    const recipes = [
      ...FOLDERS(version).flatMap(recipesOfPages),
      ...starterRecipes(reference.sources),
    ];
    expect(recipes.length).toBeGreaterThan(400);
    const rejected = recipes.flatMap(({place, recipe}) =>
      faultsOf(recipe).map((fault) => `${place} ${fault}`),
    );
    expect(rejected).toEqual([]);
  });

  it('rejects an unknown key in every source, except those that accept any', () => {
    const accepting = starterRecipes(reference.sources).flatMap(({recipe}) => {
      const {source} = recipe as {source: {type: string; config: object}};
      const config = {...source.config, nobody_calls_a_key_so: 1};
      return faultsOf({source: {...source, config}}).length === 0 ? [source.type] : [];
    });
    const {rules} = loadRecipeParts(ROOT);
    const open = rules.open.filter(reference.version.shows).flatMap(({plugins}) => plugins);
    expect(accepting.sort()).toEqual(open.filter((plugin) => !/sink\.|_api$/.test(plugin)).sort());
  });

  it.each(BROKEN)('names the fault: $name', ({yaml, faults: expected}) => {
    expect(faultsOf(parse(yaml))).toEqual(expected);
  });
});

it('has thirty broken recipes or more, with different faults', () => {
  expect(BROKEN.length).toBeGreaterThanOrEqual(30);
  expect(new Set(BROKEN.map(({yaml}) => yaml)).size).toBe(BROKEN.length);
});
