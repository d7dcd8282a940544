import {expect, it} from 'vitest';
import {DERIVED, type Field, symbolKeys} from './fields';
import {stem} from './terms';
import {below, indexOf, pageRecord} from './testing';
import type {PageRecord} from './format';

/** Returns the terms of a field of a page, as the search derives them from its index. */
function termsIn(field: Field, page: PageRecord): readonly string[] {
  const [, terms] = DERIVED.find(([name]) => name === field) ?? [];
  const [indexed] = indexOf([page]).pages;
  return terms && indexed ? terms(indexed) : [];
}

it('uses the part of a path that distinguishes pages', () => {
  const page = pageRecord('/docs/2.0.0/lineage/airflow', 'Airflow');
  expect(termsIn('path', page)).toEqual([stem('lineage'), 'airflow']);
});

it('uses keywords, one per line, as words and as pairs of words', () => {
  const terms = termsIn(
    'keywords',
    pageRecord('/docs/slack', 'Slack', {keywords: ['slack app', 'chat bot']}),
  );
  expect(terms).toEqual(expect.arrayContaining(['app', stem('slackapp'), 'bot', 'chatbot']));
  expect(terms).not.toContain(stem('appchat'));
});

it('does not count the title as a heading again, or the id of a heading as its text', () => {
  const page = pageRecord('/docs/s3', 'S3', {sections: [below('Install', 'set-up')]});
  expect(termsIn('headings', page)).toEqual([stem('install')]);
});

it('treats names of several words as symbols, and leaves single words to the text', () => {
  const symbols = [
    {name: 'path_specs', id: 's3.path_specs'},
    {name: 'owner', id: 'owner'},
  ];
  const page = pageRecord('/docs/s3', 'S3', {sections: [below('Config', 'config', '', symbols)]});
  expect(symbolKeys([page])).toEqual(new Set([stem('pathspecs'), 's3pathspecs']));
});
