import {expect, it} from 'vitest';
import {initials, tint, TINTS} from './monogram';

it.each([
  ['PowerBI', 'PB'],
  ['Business Glossary', 'BG'],
  ['Tableau', 'Ta'],
  ['dbt', 'db'],
  ['S3 / Local Files', 'SL'],
  ['LDAP', 'LD'],
])('%s is %s', (name, letters) => expect(initials(name)).toBe(letters));

it('gives an id the same tint each time, and different ids several', () => {
  const tints = [...'abcdefghijklmnop'].map(tint);
  expect(tints).toEqual([...'abcdefghijklmnop'].map(tint));
  expect(new Set(tints).size).toBe(TINTS);
});
