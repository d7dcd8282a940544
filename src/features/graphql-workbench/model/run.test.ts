import {expect, it} from 'vitest';
import {createSession} from './run';

const session = createSession({
  schema: 'type Query { note(part: String, message: String): String }',
  world: {
    ...{now: 0, me: 'urn:li:corpuser:ana', recentSearches: [], recentlyViewed: []},
    ...{entities: [], lineage: [], columns: [], analytics: {highlights: [], groups: []}},
  },
  facts: {appVersion: 'head', tables: {}},
});
const QUERY = 'query q($part: String, $message: String) { note(part: $part, message: $message) }';

it('variables may have any names, such as those of a fault', async () => {
  const variables = '{"part": "variables", "message": "a"}';
  expect(session.faultsOf(QUERY, variables)).toEqual([]);
  expect(await session.run(QUERY, variables)).toMatchObject({kind: 'response', failed: false});
});

it('faults of both parts are reported at once', () => {
  expect(session.faultsOf('{', '[1]').map(({part}) => part)).toEqual(['query', 'variables']);
});
