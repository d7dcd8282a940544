/** The metamodel explorer with the facts of the project: its data, examples that the APIs accept, and questions of users. */
import {parse, validate} from 'graphql';
import {describe, expect, it} from 'vitest';
import {examplesOf} from '../../src/features/metamodel/model/examples';
import {aspectsByName, find} from '../../src/features/metamodel/model/filter';
import {edgesOf} from '../../src/features/metamodel/model/neighbors';
import {ROOT} from '../common/root';
import {checkValue} from '../metamodel/value';
import {loadReference} from '../reference';
import {NEXT} from '../releases/model';
import {explorerModel, takenAspects} from './model';
import {writingsOf} from './writings';

const REFERENCE = loadReference(ROOT);
const MODEL = explorerModel(REFERENCE, (page) => `/docs/${page}`);
const ASPECTS = aspectsByName(MODEL);
const FACTS = takenAspects(REFERENCE.metamodel);
const WRITINGS = writingsOf(REFERENCE, FACTS);

const entity = (name: string) => {
  const found = MODEL.entities.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const aspectNames = (name: string) => entity(name).aspects.map((aspect) => aspect.name);

/** Every aspect of every entity, with its requests. */
const EXAMPLES = MODEL.entities.flatMap((one) =>
  one.aspects.flatMap(({name}) => {
    const [aspect, writing] = [ASPECTS.get(name), WRITINGS[name]];
    if (!aspect || !writing) throw new Error(`There is no aspect ${name}.`);
    const examples = examplesOf(one, aspect, writing);
    return examples.map((example) => ({...example, entity: one, aspect}));
  }),
);

describe('the model', () => {
  it('has the entities with aspects, each in the graph without overlap', () => {
    expect(MODEL.entities.length).toBeGreaterThan(50);
    const [width, height] = MODEL.size.node;
    for (const {name, at} of MODEL.entities) {
      expect(at[0] - width / 2, name).toBeGreaterThanOrEqual(0);
      expect(at[0] + width / 2, name).toBeLessThanOrEqual(MODEL.size.width);
      expect(at[1] + height / 2, name).toBeLessThanOrEqual(MODEL.size.height);
      const over = MODEL.entities.filter(
        (other) =>
          other.name !== name &&
          Math.abs(other.at[0] - at[0]) < width &&
          Math.abs(other.at[1] - at[1]) < height,
      );
      expect(over, name).toEqual([]);
    }
    const ys = MODEL.lines.flatMap(({points}) => points.map(([, y]) => y));
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
  });

  it('says what is new, and in which releases', () => {
    expect(MODEL.releases).toContain(NEXT);
    expect(entity('dataset').since).toBeUndefined();
    expect(entity('versionSet').since).toBe(MODEL.releases.find((name) => name !== NEXT));
  });
});

describe('examples', () => {
  it('write values that fit their aspects', () => {
    for (const {name, fields} of FACTS) {
      const problems = checkValue(REFERENCE.metamodel, fields, WRITINGS[name]?.json);
      expect(problems, name).toEqual([]);
    }
  });

  it('are valid GraphQL', () => {
    const documents = EXAMPLES.filter(({api}) => api === 'graphql');
    expect(documents.length).toBeGreaterThan(200);
    const seen = new Set<string>();
    for (const {code, does, entity: of, aspect} of documents) {
      // Those of one type differ only in names that are texts.
      const key = does === 'read' ? `read ${of.name}` : `write ${aspect.name}`;
      if (seen.has(key)) continue;
      seen.add(key);
      expect(validate(REFERENCE.graphql.schema, parse(code)), code).toEqual([]);
      expect(code).not.toContain('$URN');
    }
  });

  it('mutations are for aspects that exist', () => {
    const rows = REFERENCE.tables.get('aspect-mutations')?.rows ?? [];
    expect(rows.length).toBeGreaterThan(10);
    for (const {values} of rows) expect(ASPECTS.has(String(values['Aspect']))).toBe(true);
  });

  it('have a class of the Python SDK for each aspect, and import what they use', () => {
    for (const {name} of FACTS) {
      const {python} = WRITINGS[name] ?? {};
      expect(python?.className, name).toMatch(/Class$/);
      const used = new Set(python?.value.match(/\b\w+Class(?=\()/g));
      expect([...used].sort(), name).toEqual(python?.imports);
    }
    const classes = new Set(
      (REFERENCE.tables.get('python-aspects')?.rows ?? []).map(({values}) => values['Class']),
    );
    for (const {name} of FACTS)
      expect(classes.has(`\`${WRITINGS[name]?.python?.className}\``), name).toBe(true);
  });

  it('send the value of an aspect under its name', () => {
    const post = EXAMPLES.find(
      ({api, does, aspect, entity: of}) =>
        api === 'openapi' &&
        does === 'write' &&
        aspect.name === 'ownership' &&
        of.name === 'dataset',
    );
    const [, body = ''] = /-d '(.*)'$/s.exec(post?.code ?? '') ?? [];
    expect(JSON.parse(body)).toEqual([
      {urn: entity('dataset').urn, ownership: {value: WRITINGS['ownership']?.json}},
    ]);
  });
});

/** The request of an API for an aspect of an entity. */
function request(name: string, aspect: string, api: string, does: string): string {
  const found = EXAMPLES.find(
    (one) =>
      one.entity.name === name &&
      one.aspect.name === aspect &&
      one.api === api &&
      one.does === does,
  );
  return found?.code ?? '';
}

// From public issues and pull requests of the platform, by their numbers.
describe('questions that users of the platform asked', () => {
  it('#19632: is institutionalMemory an aspect of groups?', () => {
    const found = find(MODEL, {question: 'institutionalMemory', traits: [], since: ''});
    const names = found.map((one) => one.entity.name);
    expect(names).toContain('dataset');
    expect(names).not.toContain('corpGroup');
  });

  it('#19628: does a tag take structured properties?', () => {
    expect(aspectNames('tag')).not.toContain('structuredProperties');
    expect(aspectNames('dataset')).toContain('structuredProperties');
  });

  it('#19040: how does Python read the newest profile?', () => {
    expect(ASPECTS.get('datasetProfile')?.group).toBe('timeseries');
    const code = request('dataset', 'datasetProfile', 'python', 'read');
    expect(code).toMatch(/get_latest_timeseries_value\([\s\S]*DatasetProfileClass,\s+\{\},/);
    expect(request('dataset', 'datasetProfile', 'graphql', 'read')).toBe('');
  });

  it('#6361: how is the type of a task written through REST?', () => {
    expect(request('dataJob', 'dataJobInfo', 'openapi', 'write')).toMatch(
      /"type": \{\s+"string": "SQL"\s+\}/,
    );
  });

  it('#18935: which aspects can be patched?', () => {
    const found = find(MODEL, {question: 'dataJob', traits: ['patch'], since: ''});
    const names = found.find((one) => one.entity.name === 'dataJob')?.aspects;
    expect(names?.map(({name}) => name)).toEqual(
      expect.arrayContaining(['dataJobInfo', 'dataJobInputOutput', 'globalTags']),
    );
    expect(ASPECTS.get('status')?.patch).toBe(false);
  });

  it('#12946: can a column have the aspect globalTags?', () => {
    const edges = edgesOf(MODEL, 'tag').into.filter(({aspect}) => aspect === 'globalTags');
    expect(edges.flatMap(({others}) => others)).toContain('dataset');
    const takes = aspectNames('schemaField').includes('globalTags');
    expect(edges.flatMap(({others}) => others).includes('schemaField')).toBe(takes);
  });
});
