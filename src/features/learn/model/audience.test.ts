import {describe, expect, it} from 'vitest';
import {audiencesOf, postsFor} from './audience';

const mesh = {audience: ['Data Architects', 'Data Platform Leads']};
const pipeline = {audience: ['Data Engineers']};
const freshness = {audience: ['Data Engineers']};
const posts = [pipeline, mesh, freshness];

it('lists each audience once, in order of appearance', () => {
  expect(audiencesOf(posts)).toEqual([
    {key: 'data-engineers', label: 'Data Engineers'},
    {key: 'data-architects', label: 'Data Architects'},
    {key: 'data-platform-leads', label: 'Data Platform Leads'},
  ]);
});

describe('postsFor', () => {
  it.each<[string, string[], object[]]>([
    ['all posts without a choice', [], posts],
    ['the posts for one audience, in order', ['data-engineers'], [pipeline, freshness]],
    ['the posts for either of two audiences', ['data-platform-leads', 'data-engineers'], posts],
    ['no posts for an audience without any', ['data-scientists'], []],
  ])('%s', (_, keys, expected) => {
    expect(postsFor(posts, keys)).toEqual(expected);
  });
});
