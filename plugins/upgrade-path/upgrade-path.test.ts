/** The upgrade path with the facts of the project: what is in them, and questions that users asked. */
import {describe, expect, it} from 'vitest';
import {FEATURES, PLACES} from '../../src/features/upgrade/model/types';
import {type Choice, countNotes, planOf} from '../../src/features/upgrade/model/plan';
import {ROOT} from '../common/root';
import {loadReference} from '../reference';
import {NEXT} from '../releases/model';
import {sourcePath} from '../sources';
import {detailsOf} from './details';
import {upgradeFacts} from './facts';

const REFERENCE = loadReference(ROOT);
const FACTS = upgradeFacts(REFERENCE);
const CHOICE: Choice = {from: '', to: NEXT, place: undefined, sources: [], features: []};

const plan = (choice: Partial<Choice>) => planOf(FACTS, {...CHOICE, ...choice});

/** The texts of a phase, in order. */
function textsOf(phase: string, choice: Partial<Choice>): string[] {
  const found = plan(choice).phases.find((one) => one.phase === phase);
  if (!found) return [];
  const steps = (list: typeof found.first) => list.map(({step, how}) => `${step}. ${how}`);
  const notes = found.notes.map(({change, action}) => `${change}. ${action}`);
  return [...steps(found.first), ...notes, ...steps(found.last)];
}

describe('the facts', () => {
  it('reach back to 0.8', () => {
    const names = FACTS.releases.map(({name}) => name);
    expect(names[0]).toBe(NEXT);
    expect(names.at(-1)).toMatch(/^0\.8\.\d+$/);
    expect(FACTS.notes.length).toBeGreaterThan(200);
    expect(names).toEqual(expect.arrayContaining(FACTS.notes.map(({release}) => release)));
  });

  it('name releases, features, and installations that the page knows', () => {
    const names = new Set(FACTS.releases.map(({name}) => name));
    const through = FACTS.notes.flatMap((note) => note.through ?? []);
    expect(through.filter((name) => !names.has(name))).toEqual([]);
    const features = FACTS.notes.flatMap((note) => note.features ?? []);
    expect(features.filter((name) => !(FEATURES as readonly string[]).includes(name))).toEqual([]);
    const unused = FEATURES.filter((name) => !features.includes(name));
    expect(unused).toEqual([]);
    const places = FACTS.steps.flatMap((step) => step.places ?? []);
    expect(places.filter((name) => !(PLACES as readonly string[]).includes(name))).toEqual([]);
  });

  it.each(PLACES)('have steps of each phase for %s, with a backup last', (place) => {
    expect(textsOf('before', {place}).join('\n')).toMatch(/back up|backs up|dump|snapshot/i);
    expect(textsOf('during', {place})[0]).toMatch(/Upgrade|Switch/);
    expect(textsOf('after', {place}).at(-1)).toContain('backup');
  });
});

describe('a plan', () => {
  it('has fewer notes for fewer releases, sources, and features', () => {
    const all = countNotes(plan({}));
    const some = countNotes(plan({sources: ['snowflake'], features: ['none']}));
    expect(all).toBeGreaterThan(150);
    expect(some).toBeLessThan(all / 2);
    expect(countNotes(plan({from: NEXT}))).toBe(0);
  });

  it('says once what two releases say', () => {
    const texts = plan({}).phases.flatMap(({notes}) => notes.map(({change}) => change));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('has a change that reached the server late for those who may lack it', () => {
    const late = FACTS.notes.filter(({through}) => through !== undefined);
    expect(late.length).toBeGreaterThan(5);
    for (const {id, release, through = ''} of late) {
      const ids = (choice: Partial<Choice>) => {
        const {phases, known} = plan(choice);
        return [...phases.flatMap(({notes}) => notes), ...known].map((note) => note.id);
      };
      expect(ids({from: release}), id).toContain(id);
      expect(ids({from: through}), id).not.toContain(id);
    }
  });
});

/** The upgrade to the release that has a note, from the one before it. */
function upgradeWith(text: string): Pick<Choice, 'from' | 'to'> {
  const names = FACTS.releases.map(({name}) => name);
  const to = FACTS.notes.find(({change}) => change.includes(text))?.release ?? '';
  return {from: names[names.indexOf(to) + 1] ?? '', to};
}

// From public issues of the platform and its Helm charts, by their numbers.
describe('questions that users of the platform asked', () => {
  it.each([
    [
      'datahub #10557: the upgrade job takes more than 8 hours',
      ...['before', {place: 'helm'}, 'Plan for the time during which indices are rebuilt'],
    ],
    [
      'datahub #9085: policies with a resource type no longer work',
      ...['before', {features: ['policies']}, '`RESOURCE_TYPE`'],
    ],
    [
      'datahub-helm #504: with Neo4j, the metadata service fails after the upgrade',
      ...['before', {place: 'helm', features: ['neo4j']}, 'Neo4j is upgraded'],
    ],
    [
      'datahub #11147: a server rejects /env of ContainerProperties as an unrecognized field',
      ...['after', {sources: ['bigquery']}, '`containerProperties`'],
    ],
    [
      'datahub #9857: the case of database names in URNs of SQL Server',
      ...['after', {sources: ['mssql']}, 'case of database names'],
    ],
  ] as [string, string, Partial<Choice>, string][])('%s', (_, phase, choice, answer) => {
    const texts = textsOf(phase, {...upgradeWith(answer), ...choice});
    expect(texts).toContainEqual(expect.stringContaining(answer));
  });

  it('leaves out what those users do not have', () => {
    const choice = {...upgradeWith('case of database names'), sources: ['mssql']};
    const texts = textsOf('after', choice);
    expect(texts.filter((text) => text.includes('Source `datahub`'))).toEqual([]);
    expect(textsOf('after', {...choice, sources: []}).length).toBeGreaterThan(texts.length);
  });
});

it('details have the source and the URL of a change', () => {
  const [source] = REFERENCE.sources;
  if (!source) throw new Error('There are no sources.');
  const page = sourcePath(source.slug);
  const common = {id: 'x', release: NEXT, area: 'sources', what: 'field', kind: 'added'} as const;
  const changes = {
    since: '',
    releases: [],
    changes: [
      {...common, name: 'a.b', owner: `${source.name}, module`, page, anchor: 'm.a.b'},
      {...common, area: 'pages' as const, name: 'A page'},
    ],
  };
  expect(detailsOf(changes, REFERENCE.sources, (path) => `/docs/${path}`)).toEqual([
    expect.objectContaining({source: source.slug, name: 'a.b', url: `/docs/${page}#m.a.b`}),
  ]);
});
