import {describe, expect, it} from 'vitest';
import {prettyJson, withoutTypeNames} from './json';

describe('prettyJson', () => {
  it('keeps short values on one line', () => {
    expect(prettyJson({urn: 'urn:li:tag:pii', list: [1, true, null], empty: {}})).toBe(
      '{"urn": "urn:li:tag:pii", "list": [1, true, null], "empty": {}}',
    );
  });
  it('breaks long values into lines, and only those', () => {
    const value = {
      short: [1, 2],
      long: ['a sentence that takes much of a line', 'and another one here'],
    };
    expect(prettyJson([value])).toMatchInlineSnapshot(`
      "[
        {
          "short": [1, 2],
          "long": ["a sentence that takes much of a line", "and another one here"]
        }
      ]"
    `);
  });
  it('writes JSON', () => {
    const value = {
      text: 'a "quoted" word',
      deep: {list: Array.from({length: 40}, (_, i) => ({i}))},
    };
    expect(JSON.parse(prettyJson(value))).toEqual(value);
  });
});

describe('withoutTypeNames', () => {
  it('removes them at every level', () => {
    const value = {__typename: 'Table', list: [{__typename: 'Tag', urn: 'x'}], none: null};
    expect(withoutTypeNames(value)).toEqual({list: [{urn: 'x'}], none: null});
  });
});
