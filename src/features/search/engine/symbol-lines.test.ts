import {expect, it} from 'vitest';
import {readSymbols, writeSymbols} from './symbol-lines';

it.each([
  ['the id is the name', {name: 'AUTH_OIDC_CLIENT_ID', id: 'auth_oidc_client_id'}],
  [
    'the id ends in the name',
    {name: 'stateful_ingestion.enabled', id: 's3.stateful_ingestion.enabled'},
  ],
  ['the id is different', {name: 'datahub put', id: 'put-a-file'}],
  ['the id has capitals', {name: 'DatasetUrn', id: 'DatasetUrn'}],
  ['the name has a star', {name: 'path_specs.*', id: 's3.path_specs.*'}],
])('parses what it wrote if %s', (_, symbol) => {
  expect(readSymbols(writeSymbols([symbol]))).toEqual([symbol]);
});

it('keeps the order, and duplicate names', () => {
  const symbols = [
    {name: 'enabled', id: 'profiling.enabled'},
    {name: 'enabled', id: 'lineage.enabled'},
    {name: 'type', id: 'type'},
  ];
  expect(readSymbols(writeSymbols(symbols))).toEqual(symbols);
});

it('writes only the name if it determines the id', () => {
  expect(writeSymbols([{name: 'platformInstance', id: 'platforminstance'}])).toBe(
    'platformInstance',
  );
});

it('has no symbols in an empty text', () => {
  expect(readSymbols(writeSymbols([]))).toEqual([]);
});
