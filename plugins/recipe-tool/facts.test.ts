/** The facts that the build makes for the recipe tool, of every version. */
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {faultsOf} from '../../src/features/recipe-tool/model/faults';
import {schemaErrors} from '../../src/features/recipe-tool/model/schema-errors';
import {lazy} from '../common/lazy';
import {ROOT} from '../common/root';
import {Problems} from '../facts/problems';
import {loadRecipeParts, recipeSchema} from '../recipe-schema';
import {BROKEN} from '../recipe-schema/testing/broken';
import {loadReference} from '../reference';
import {carriedVersions, loadReleases} from '../releases/load';
import {NEXT} from '../releases/model';
import {recipeToolFacts} from './facts';
import {plainSchema} from './plain-schema';

describe.each([NEXT, ...carriedVersions(ROOT)])('of %s', (version) => {
  const reference = loadReference(ROOT, version);
  const releases = loadReleases(ROOT, new Problems());
  const facts = lazy(() => recipeToolFacts(reference, loadRecipeParts(ROOT), releases, '/docs'));

  it('lists every plugin, with a release to install', () => {
    const {listed, sources} = facts();
    expect(listed.sources.map(({plugin}) => plugin)).toEqual(sources.map(({plugin}) => plugin));
    expect(new Set(sources.map(({plugin}) => plugin)).size).toBe(sources.length);
    expect(listed.release).toMatch(/^\d+\.\d+\.\d+$/);
    expect(sources.every(({schema}) => schema.type === 'object')).toBe(true);
  });

  it('has recipes to start from, with names for the URL that differ', () => {
    const {sources} = facts();
    for (const {plugin, starts} of sources) {
      expect(starts[0]?.slug, plugin).toBe('');
      expect(new Set(starts.map(({slug}) => slug)).size, plugin).toBe(starts.length);
      expect(starts.every(({slug}) => /^[\w-]*$/.test(slug))).toBe(true);
      for (const {yaml} of starts) {
        expect(parse(yaml)).toMatchObject({source: {type: plugin}});
      }
    }
    expect(sources.flatMap(({starts}) => starts).length).toBeGreaterThan(sources.length * 2);
  });

  it('finds the same faults without what only editors show', () => {
    const schema = recipeSchema(reference, loadRecipeParts(ROOT), {id: '', docs: ''});
    const plain = plainSchema(schema);
    expect(JSON.stringify(plain).length).toBeLessThan(JSON.stringify(schema).length / 2);
    for (const {yaml} of BROKEN) {
      const recipe: unknown = parse(yaml);
      expect(faultsOf(schemaErrors(plain, recipe))).toEqual(faultsOf(schemaErrors(schema, recipe)));
    }
  });

  it('stays small: a page loads the facts about one source', () => {
    const sizes = facts().sources.map((source) => JSON.stringify(source).length);
    expect(Math.max(...sizes)).toBeLessThan(80_000);
    expect(JSON.stringify(facts().listed).length).toBeLessThan(10_000);
  });
});
