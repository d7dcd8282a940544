import {expect, it} from 'vitest';
import {keywordsOf} from './keywords';

it.each([
  ['searchAcrossEntities', ['search across entities']],
  ['GraphQL API', ['graph ql']],
  ['parse HTMLPage of BigQuery', ['html page', 'big query']],
  ['AUTH_OIDC_CLIENT_ID', []],
  ['stateful_ingestion.enabled', []],
  ['Quickstart', []],
])('%s', (text, words) => {
  expect(keywordsOf([text, text])).toEqual(words);
});
