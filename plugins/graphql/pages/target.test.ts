/** Links to definitions, from the pages that contain them and from other pages. */
import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {hrefOf, type PageName} from './target';

const schema = buildSchema(`
  type Query { search(input: SearchInput, kind: Kind): Dataset }
  type Dataset { lineage(first: Int): Long }
  input SearchInput { query: String }
  scalar Long
  enum Kind { VIEW }
  interface Entity { urn: String }
  union Any = Dataset
`);

it.each<[PageName, string, string]>([
  ['objects', 'Dataset', '#dataset'],
  ['queries', 'Dataset.lineage', 'objects#dataset.lineage'],
  ['queries', 'Dataset.lineage(first:)', 'objects#dataset.lineage'],
  ['queries', 'Query.search', '#search'],
  ['enums', 'Query.search(input:)', 'queries#search.input'],
  ['objects', 'Query', 'queries'],
  ['objects', 'SearchInput.query', 'inputObjects#searchinput.query'],
  ['objects', 'Kind.VIEW', 'enums#kind.view'],
  ['objects', 'Long', 'scalars#long'],
  ['objects', 'Entity.urn', 'interfaces#entity.urn'],
  ['objects', 'Any', 'unions#any'],
])('from %s to %s: %s', (from, coordinate, href) => {
  expect(hrefOf(schema, from, coordinate)).toBe(href);
});
