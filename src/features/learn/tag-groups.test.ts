import {expect, it} from 'vitest';
import {tagGroups} from './tag-groups';

it('separates topics from audiences, each in alphabetical order', () => {
  const tag = (label: string, name: string) => ({label, permalink: `/learn/tags/${name}`});
  const {topics, audiences} = tagGroups([
    tag('Use Case', 'use-case'),
    tag('For Data Engineers', 'for-data-engineers'),
    tag('Data Mesh', 'data-mesh'),
    tag('For Data Analysts', 'for-data-analysts'),
  ]);
  expect(topics.map(({title}) => title)).toEqual(['Data Mesh', 'Use Case']);
  expect(audiences.map(({to}) => to)).toEqual([
    '/learn/tags/for-data-analysts',
    '/learn/tags/for-data-engineers',
  ]);
});
