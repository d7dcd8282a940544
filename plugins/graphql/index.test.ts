/** Marks both ways, on a small schema and on the real one. */
import {
  type GraphQLObjectType,
  lexicographicSortSchema,
  printSchema,
  validateSchema,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {Problems} from '../facts/problems';
import {loadGraphql, releasedGraphql} from '.';
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
  # released: Int
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
  # since: next
  "Second."
  SECOND
}
`;

describe('a small schema', () => {
  const {reference, messages} = loadText({'07-tables.graphql': MARKED});
  const release = releasedGraphql(reference);

  it('is free of problems', () => expect(messages).toBe(''));

  it('knows what is new, by coordinate', () => {
    expect([...reference.since]).toEqual([
      'Query.table(version:)',
      'Table.owner',
      'Table.rows',
      'Ranked',
      'Rank.SECOND',
    ]);
  });

  it('knows the released type of what changed', () => {
    expect([...reference.changed]).toEqual([['Table.rank', 'Int']]);
  });

  it('knows the area of types and root fields', () => {
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

  it('is reduced to the release', () => {
    expect(printSchema(release.schema)).toMatchSnapshot();
    expect(release.since.size + release.changed.size).toBe(0);
  });
});

describe('the real schema', () => {
  const problems = new Problems();
  const next = loadGraphql(ROOT, problems);
  const release = releasedGraphql(next);
  const typeOf = (schema: typeof next.schema, type: string, field: string) =>
    String((schema.getType(type) as GraphQLObjectType).getFields()[field]?.type);

  it('is free of problems', () => {
    problems.throwIfAny();
    expect(next.examples.length).toBeGreaterThan(20);
  });

  it('makes a valid release that Next only adds to', () => {
    expect(validateSchema(release.schema)).toEqual([]);
    const names = (schema: typeof next.schema) => Object.keys(schema.getTypeMap());
    expect(names(next.schema)).toEqual(expect.arrayContaining(names(release.schema)));
    expect(printSchema(lexicographicSortSchema(release.schema))).not.toMatch(/VersionSet\b/);
  });

  it('gives a changed field the type of each version', () => {
    expect(typeOf(next.schema, 'Incident', 'priority')).toBe('IncidentPriority');
    expect(typeOf(release.schema, 'Incident', 'priority')).toBe('Int');
  });

  it.each(next.examples.map((example) => [example.id, example]))(
    'example %s calls a field',
    (_, {calls}) => {
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls) expect(next.areaOf.has(call)).toBe(true);
    },
  );
});
