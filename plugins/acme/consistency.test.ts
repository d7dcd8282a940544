/** The example company agrees with itself, and with other facts. */
import {describe, expect, it} from 'vitest';
import {recipeCheck} from '../../tools/check-docs/code/recipe';
import {ROOT} from '../common/root';
import {Problems} from '../facts/problems';
import {parseYaml} from '../facts/yaml-text';
import {loadComponents} from '../recipe-parts';
import {loadRecipeRules, recipeKeys} from '../recipe-schema/rules';
import {loadReference} from '../reference';
import {
  at,
  columns,
  entities,
  entity,
  list,
  ofType,
  ORDERS,
  values,
  world,
} from './testing/real-world';

/** Every time in a value: numbers that are milliseconds after 2020. */
function times(value: unknown): number[] {
  if (typeof value === 'number') return value > Date.UTC(2020, 0) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(times) : [];
}

describe('the example company', () => {
  it('has health of datasets that matches their assertions and incidents', () => {
    const assertions = ofType('Assertion').filter((one) =>
      JSON.stringify(one.info).includes(`"entityUrn":"${ORDERS}"`),
    );
    const failing = assertions.filter(
      (one) => at(one, 'runEvents', 'runEvents', 0, 'result', 'type') === 'FAILURE',
    );
    expect(values(list(entity(ORDERS), 'health'), 'message')).toEqual([
      `${failing.length} of ${assertions.length} assertions are failing`,
      '1 active incident',
    ]);
    expect(list(entity(ORDERS), 'health', 0, 'causes')).toEqual(failing.map(({urn}) => urn));
  });

  it('names only columns that the dataset has', () => {
    const unknown = ofType('Dataset').flatMap((one) => {
      const named = [
        ...list(one, 'schemaMetadata', 'primaryKeys'),
        ...values(
          list(one, 'datasetProfiles').flatMap((profile) => list(profile, 'fieldProfiles')),
          'fieldPath',
        ),
        ...values(list(one, 'usageStats', 'aggregations', 'fields'), 'fieldName'),
      ] as string[];
      return named.filter((name) => !columns(one).includes(name)).map((name) => [one.urn, name]);
    });
    expect(unknown).toEqual([]);
  });

  it('counts as many new rows as its operations inserted', () => {
    const profiles = list(entity(ORDERS), 'datasetProfiles');
    const rows = values(profiles, 'rowCount') as number[];
    const grown = rows.slice(0, -1).map((count, i) => count - (rows[i + 1] ?? 0));
    expect(values(list(entity(ORDERS), 'operations'), 'numAffectedRows')).toEqual(grown);
    expect(grown[0]).toBe(4213);
    const volume = list(entity('urn:li:assertion:fct-orders-volume'), 'runEvents', 'runEvents');
    expect(values(volume, 'result', 'actualAggValue').slice(0, -1)).toEqual(grown);
  });

  it('has no times after the pictures except ends and expiries', () => {
    const ahead = /"(decommissionTime|expiresAt)":\d+/g;
    const late = entities.filter((one) =>
      times(JSON.parse(JSON.stringify(one).replace(ahead, '"$1":0'))).some(
        (time) => time > world.now,
      ),
    );
    expect(late.map(({urn}) => urn)).toEqual([]);
  });

  it('connects columns only between entities that lineage connects', () => {
    const next = (urn: string) => world.lineage.filter(({from}) => from === urn).map(({to}) => to);
    const apart = world.columns.filter(
      ({from: [from], to: [to]}) =>
        !next(from).includes(to) && !next(from).flatMap(next).includes(to),
    );
    expect(apart).toEqual([]);
  });

  it('has recipes that fit the sources, with secrets that exist', () => {
    const {sources} = loadReference(ROOT);
    const check = recipeCheck(() => ({
      sources,
      sinks: loadComponents(ROOT, 'sinks', new Problems()),
      transformers: loadComponents(ROOT, 'transformers', new Problems()),
      keys: recipeKeys(loadRecipeRules(ROOT, new Problems())),
    }));
    const secrets = ofType('Secret').map(({name}) => name);
    for (const source of ofType('IngestionSource')) {
      const recipe = String(at(source, 'config', 'recipe'));
      expect(check(parseYaml(recipe)), source.urn).toEqual([]);
      const used = [...recipe.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
      expect(secrets, source.urn).toEqual(expect.arrayContaining(used));
    }
  });

  it('grants privileges that exist', () => {
    const table = loadReference(ROOT).tables.get('privileges');
    const known = new Set(
      table?.rows.map((row) => String(row.values.Type).replaceAll('`', '')) ?? [],
    );
    const granted = ofType('DataHubPolicy').flatMap((one) => list(one, 'privileges'));
    // The platform's own policies name one that its code doesn't define.
    const odd = ['CREATE_ER_MODEL_RELATIONSHIP_PRIVILEGE'];
    expect([...new Set(granted)].filter((one) => !known.has(String(one)))).toEqual(odd);
  });

  it('counts its assets on the Analytics page', () => {
    const titles = {
      Datasets: 'Dataset',
      Dashboards: 'Dashboard',
      Charts: 'Chart',
      Pipelines: 'DataFlow',
      Tasks: 'DataJob',
      Domains: 'Domain',
    };
    const {highlights} = world.analytics;
    expect(
      Object.keys(titles).map((title) => highlights.find((one) => one.title === title)?.value),
    ).toEqual(Object.values(titles).map((type) => ofType(type).length));
  });
});
