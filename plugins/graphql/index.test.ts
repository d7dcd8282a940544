/** Marks with and without effect, on a small schema and on the real one. */
import {
  type GraphQLObjectType,
  lexicographicSortSchema,
  printSchema,
  validateSchema,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {loadEveryVersion} from '../reference';
import {at, OLDEST} from '../releases/testing/releases';
import {graphqlAt} from '.';
import {loadText} from './testing/load-text';

const MARKED = `# Tables
"Reads."
type Query {
  "Fetch a table."
  table(
    "Name."
    name: String!
    # since: next
    "Only this version."
    version: Int
  ): Table
}

"A table."
type Table {
  "Name."
  name: String!
  # before next: Int
  # before 2.1.0: String
  "Rank."
  rank: Rank @deprecated(reason: "Not kept.")
  # since: next
  "Owner."
  owner: String
}

# since: next
extend type Table implements Ranked {
  "Number of rows."
  rows("Since when." after: Int): Int
}

# since: next
"Something with a rank."
interface Ranked {
  "Rank."
  rank: Rank
}

"A rank."
enum Rank {
  "First."
  FIRST
  # since: 2.1.0
  "Second."
  SECOND
}
`;

describe('a small schema', () => {
  const {all, reference, messages} = loadText({'07-tables.graphql': MARKED});
  const release = graphqlAt(all, OLDEST);

  it('is free of problems', () => expect(messages).toBe(''));

  it('lists new definitions by coordinate', () => {
    expect([...reference.since]).toEqual([
      ['Query.table(version:)', 'next'],
      ['Table.owner', 'next'],
      ['Table.rows', 'next'],
      ['Ranked', 'next'],
      ['Rank.SECOND', '2.1.0'],
    ]);
  });

  it('lists the former types of changed definitions, the last one first', () => {
    const changed = ({changed: map}: typeof reference) => [...map];
    const string = {badge: {release: '2.1.0'}, type: 'String'};
    const int = {badge: {release: '2.1.0', after: true}, type: 'Int'};
    expect(changed(reference)).toEqual([['Table.rank', [int, string]]]);
    expect(changed(graphqlAt(all, at('2.1.0')))).toEqual([['Table.rank', [string]]]);
  });

  it('lists the area of types and root fields', () => {
    expect(reference.areas).toEqual([{id: 'tables', title: 'Tables'}]);
    expect([...reference.areaOf.keys()]).toEqual([
      'Query',
      'Query.table',
      'Table',
      'Ranked',
      'Rank',
    ]);
  });

  it('keeps all of it in Next', () => {
    expect(printSchema(reference.schema)).toMatchSnapshot();
  });

  it('is reduced to each version', () => {
    expect(printSchema(graphqlAt(all, at('2.1.0')).schema)).toMatchSnapshot();
    expect(printSchema(release.schema)).toMatchSnapshot();
    expect(release.since.size + release.changed.size).toBe(0);
  });
});

describe('the real schema', () => {
  const versions = loadEveryVersion(ROOT).map(({graphql}) => graphql);
  const [next, ...releases] = versions;
  const oldest = releases.at(-1);
  if (!next || !oldest) throw new Error('reference/releases.yaml lists no release');
  const typeOf = ({schema}: typeof next, type: string, field: string) =>
    String((schema.getType(type) as GraphQLObjectType).getFields()[field]?.type);

  it('has examples', () => expect(next.examples.length).toBeGreaterThan(20));

  it.each(versions)('is valid in $version.label', ({schema}) => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('lacks later definitions in the oldest version', () => {
    expect(next.schema.getType('VersionSet')).toBeDefined();
    expect(printSchema(lexicographicSortSchema(oldest.schema))).not.toMatch(/VersionSet\b/);
  });

  it('gives a changed field the type of each version', () => {
    expect(typeOf(next, 'Incident', 'priority')).toBe('IncidentPriority');
    expect(typeOf(oldest, 'Incident', 'priority')).toBe('Int');
  });

  it.each(next.examples.map((example) => [example.id, example]))(
    'example %s calls a field',
    (_, {calls}) => {
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls) expect(next.areaOf.has(call)).toBe(true);
    },
  );
});
