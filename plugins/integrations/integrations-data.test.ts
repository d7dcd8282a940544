/** The catalog of the reference facts, and of a made-up source. */
import {describe, expect, it} from 'vitest';
import {checkedIntegrations} from './facts';
import {loadReference} from '../reference';
import {ROOT} from '../common/root';
import {catalog} from './catalog';
import {shapeOf, sprite} from './marks';
import {capabilityNotes} from './notes';

const reference = loadReference(ROOT);
const integrations = checkedIntegrations(ROOT);
const cards = catalog(reference, integrations, () => false);
const {sources} = reference;

it('has a card for each source and each integration without one', () => {
  const others = integrations.cards.filter(({source}) => source === undefined);
  expect(cards).toHaveLength(sources.length + others.length);
  expect(new Set(cards.map(({id}) => id)).size).toBe(cards.length);
});

it.each(cards.map((card) => [card.id, card] as const))('%s is complete', (_, card) => {
  expect(card.topic).toMatch(/^[A-Z0-9]./);
  expect(card.types.length).toBeGreaterThan(0);
  expect(card.href).toMatch(/^(\/docs\/|https:\/\/)/);
});

describe('a card without a generated page', () => {
  const hrefOf = (id: string, page = '') =>
    catalog(reference, integrations, (path) => path === page).find((card) => card.id === id)?.href;

  it('links to its hand-written page if that exists', () => {
    expect(hrefOf('airflow', 'lineage/airflow')).toBe('/docs/lineage/airflow');
  });

  it('links to its code otherwise', () => {
    expect(hrefOf('airflow')).toMatch(/^https:\/\/github\.com\/.+\/airflow-plugin$/);
  });

  it('links to its own site if the facts have one', () => {
    expect(hrefOf('hudi')).toBe('https://hudi.apache.org/docs/syncing_datahub/');
  });

  it('is beside a source of the same name', () => {
    expect(cards.filter(({name}) => name === 'Slack').map(({id}) => id)).toEqual([
      'slack',
      'slack-integration',
    ]);
  });
});

describe('what a source can do', () => {
  const snowflake = cards.find(({id}) => id === 'snowflake');

  it('is collected from its modules', () => {
    expect(snowflake).toMatchObject({support: ['CERTIFIED'], connection: 'pull'});
    expect(snowflake?.capabilities).toContain('Column-level Lineage');
  });

  it('has features from its configuration fields, and none that is a capability', () => {
    expect(cards.find(({id}) => id === 'mariadb')?.features).toContain('Patch Lineage');
    expect(cards.flatMap(({features}) => features)).not.toContain('Column Level Lineage');
  });

  it('leaves out older names of a module', () => {
    const notes = capabilityNotes(sources)['hive-metastore'] ?? {};
    expect(Object.values(notes).flat().length).toBeGreaterThan(0);
    expect(Object.values(notes).every((list) => list.length === 1)).toBe(true);
  });

  it('names the module if several have notes', () => {
    const lineage = capabilityNotes(sources)['looker']?.['Table-Level Lineage'];
    expect(lineage?.map(({module}) => module)).toEqual(['looker', 'lookml']);
  });
});

describe('the sprite', () => {
  const symbols = [...sprite(cards).matchAll(/<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/g)];

  it('has a shape for every card', () => {
    const ids = symbols.map(([, id]) => id);
    expect(cards.map(shapeOf).filter((shape) => !ids.includes(shape))).toEqual([]);
  });

  it('contains a shape that several cards share only once', () => {
    const ids = symbols.map(([, id]) => id);
    expect(ids.filter((id) => id === 'apachekafka' || id === 'drawn-Database')).toHaveLength(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(symbols.map(([, id, attributes, shapes]) => ({id, attributes, shapes})))(
    '$id is drawn completely at any size',
    ({attributes, shapes}) => {
      expect(attributes).toMatch(/ viewBox="\d+ \d+ \d+ \d+"/);
      expect(shapes).toMatch(/^(?:<(?:path d="[Mm][^"]+|[a-z]+ [^>]+)"(?:\/>|><\/[a-z]+>))+$/);
    },
  );

  it('has a brand mark where a free set has one, and a drawing of the type elsewhere', () => {
    const shape = (id: string) => {
      const card = cards.find((one) => one.id === id);
      return card && shapeOf(card);
    };
    expect(['s3', 'dbt', 'tableau'].map(shape)).toEqual(['aws-s3', 'dbt-icon', 'tableau-icon']);
    expect(['oracle', 'dagster'].map(shape)).toEqual(['drawn-Database', 'drawn-Workflow']);
  });
});
