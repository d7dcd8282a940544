import {expect, it} from 'vitest';
import {fieldTerms, keywordTerms, symbolKeys} from './fields';
import {stem} from './terms';
import {below, pageRecord} from './testing';

const NONE = new Set<string>();

it('uses the part of a path that distinguishes pages', () => {
  const {path} = fieldTerms(pageRecord('/docs/2.0.0/lineage/airflow', 'Airflow'), NONE);
  expect(path).toEqual([stem('lineage'), 'airflow']);
});

it('uses keywords, one per line, as words and as pairs of words', () => {
  const terms = keywordTerms('slack app\nchat bot');
  expect(terms).toEqual(expect.arrayContaining(['app', stem('slackapp'), 'bot', 'chatbot']));
  expect(terms).not.toContain(stem('appchat'));
});

it('does not count the title as a heading again', () => {
  const page = pageRecord('/docs/s3', 'S3', {sections: [below('Install', 'install')]});
  expect(fieldTerms(page, NONE).headings).toEqual([stem('install')]);
});

it('treats names of several words as symbols, and leaves single words to the text', () => {
  const symbols = [
    {name: 'path_specs', id: 's3.path_specs'},
    {name: 'owner', id: 'owner'},
  ];
  const page = pageRecord('/docs/s3', 'S3', {sections: [below('Config', 'config', '', symbols)]});
  expect(symbolKeys([page])).toEqual(new Set([stem('pathspecs'), 's3pathspecs']));
});
