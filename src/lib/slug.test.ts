import {expect, it} from 'vitest';
import {slug} from './slug';

it.each([
  ['Column-level Lineage', 'column-level-lineage'],
  ['ETL/ELT', 'etl-elt'],
  ['B2B & B2C', 'b2b-b2c'],
  ['API & SDKs', 'api-sdks'],
  ['(Beta)', 'beta'],
])('makes %s %s', (name, expected) => {
  expect(slug(name)).toBe(expected);
});
