import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {hashOf, sharedHash} from './hash';
import type {PageSource} from './records';

const TEXT = {file: '@site/docs/tags.md', markdown: 'Text.', names: new Map([['a', 'A']])};
const PAGE: PageSource = {
  ...{url: '/docs/tags', title: 'Tags', description: '', breadcrumbs: [], keywords: []},
  text: TEXT,
};
const FACTS = {'reference/tables/env.yaml': 'a: 1\n'};

const hash = (page: PageSource = PAGE, facts: Record<string, string> = FACTS) =>
  hashOf([page], sharedHash(tempDir(facts)));

it('is the same for the same pages and facts', () => {
  expect(hash()).toMatch(/^[\da-f]{8}$/);
  expect(hash()).toBe(hash());
});

it.each<[string, () => string]>([
  ['text', () => hash({...PAGE, text: {...TEXT, markdown: 'Other text.'}})],
  ['title', () => hash({...PAGE, title: 'Labels'})],
  ['name', () => hash({...PAGE, text: {...TEXT, names: new Map([['a', 'B']])}})],
  ['fact', () => hash(PAGE, {'reference/tables/env.yaml': 'a: 2\n'})],
])('changes with a %s', (_, changed) => expect(changed()).not.toBe(hash()));
