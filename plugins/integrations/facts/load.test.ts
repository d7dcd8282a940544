/** Loads the integrations catalog, and reports errors in it to the contributor. */
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../common/root';
import {tempDir} from '../../common/testing/temp-dir';
import {formatProblem, Problems} from '../../facts/problems';
import {checkIntegrationPages} from './checks';
import {loadIntegrations} from './load';

const CATALOG = `platform_types: [Datastore, Orchestrator]
connection_types: [Pull, Push]
features: [Notifications]
cards:
  - source: pond
    title: Pond
    platform_types: [Datastore]
    connection_type: Pull
    topic: fish
  - id: otter
    title: Otter
    docs_path: lineage/otter
    platform_types: [Orchestrator]
    connection_type: Push
    features: [Notifications]
    topic: carries fish
sources_without_card:
  - source: lake
    topic: more fish
`;

function load(text: string) {
  const problems = new Problems();
  const files = {
    'reference/integrations.yaml': text,
    'reference/sources/pond.yaml': '',
    'reference/sources/lake.yaml': '',
  };
  const integrations = loadIntegrations(tempDir(files), problems);
  return {integrations, text: problems.list.map(formatProblem).join('\n\n')};
}

describe('loadIntegrations', () => {
  it('fills in the id and page of cards with a source', () => {
    const {integrations, text} = load(CATALOG);
    expect(text).toBe('');
    expect(integrations.cards.map(({id, docs_path: docs}) => [id, docs])).toEqual([
      ['pond', 'generated/ingestion/sources/pond'],
      ['otter', 'lineage/otter'],
    ]);
  });

  it.each([
    ['unknown source', 'source: pond', 'source: puddle'],
    ['duplicate source', 'source: lake', 'source: pond'],
    ['no link, no id', '    docs_path: lineage/otter\n', ''],
    ['id beside a source', 'source: pond', 'source: pond\n    id: pool'],
    ['same id twice', 'id: otter', 'id: pond'],
    ['docs_path of a generated page', 'lineage/otter', 'generated/ingestion/sources/otter'],
    ['URL without https', 'docs_path: lineage/otter', 'external_url: http://otter.example'],
    ['unknown filter values', '[Notifications]\n    topic', '[Alarms]\n    topic'],
    ['unknown key', 'topic: fish', 'topic: fish\n    logo: pond.svg'],
    ['unknown connection type', 'connection_type: Pull', 'connection_type: Drag'],
  ])('%s', (_, from, to) => {
    expect(CATALOG).toContain(from);
    expect(load(CATALOG.replace(from, to)).text).toMatchSnapshot();
  });
});

describe('checkIntegrationPages', () => {
  it('names the card whose page is missing', () => {
    const problems = new Problems();
    checkIntegrationPages(load(CATALOG).integrations, (page) => page !== 'lineage/otter', problems);
    expect(problems.list.map(formatProblem).join('\n\n')).toMatchSnapshot();
  });
});

describe('reference/integrations.yaml', () => {
  const problems = new Problems();
  const {cards} = loadIntegrations(ROOT, problems);

  it('loads', () => {
    expect(problems.list.map(formatProblem).join('\n\n')).toBe('');
  });

  it.each(cards.map((card) => [card.id, card] as const))('%s', (_, {topic, title}) => {
    expect(topic.length).toBeLessThanOrEqual(60);
    expect(title.length).toBeLessThanOrEqual(30);
  });
});
