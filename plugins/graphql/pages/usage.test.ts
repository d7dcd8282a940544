/** The index behind "Used by". */
import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {usageOf} from './usage';

const usage = usageOf(
  buildSchema(`
    type Table implements Named {
      name(page: Page, kind: Kind): Text!
      columns(page: Page): [Table!]
    }
    interface Named { name(page: Page): Text }
    input Page { kind: Kind }
    enum Kind { VIEW }
    scalar Text
    type Query { b(page: Page!): [Named], a: Table }
  `),
);

it('lists root fields first, then types from A to Z, each in the order of its fields', () => {
  expect(usage.get('Table')).toEqual(['Query.a', 'Table.columns']);
  expect(usage.get('Named')).toEqual(['Query.b']);
  expect(usage.get('Kind')).toEqual(['Page.kind', 'Table.name(kind:)']);
});

it('lists uses that an interface requires only at the interface', () => {
  expect(usage.get('Page')).toEqual([
    'Query.b(page:)',
    'Named.name(page:)',
    'Table.columns(page:)',
  ]);
  expect(usage.get('Text')).toEqual(['Named.name']);
});

it('lists no unused types', () => expect(usage.get('Query')).toBeUndefined());
