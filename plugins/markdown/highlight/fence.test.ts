/** What may follow the language of a code block. */
import {describe, expect, it} from 'vitest';
import {readFence} from './fence';

const NOTHING = {marked: [], unknown: []};

describe('readFence', () => {
  it.each([
    ['', {}],
    ['title="my recipe.yaml"', {title: 'my recipe.yaml'}],
    ['{2}', {marked: [2]}],
    ['title="a {1}.yaml" {1,3-5}', {title: 'a {1}.yaml', marked: [1, 3, 4, 5]}],
    ['output', {kind: 'output'}],
    ['response {1}', {kind: 'response', marked: [1]}],
    ['showLineNumbers', {start: 1}],
    ['showLineNumbers=12', {start: 12}],
    ['api=fork', {api: 'fork'}],
  ])('understands %s', (meta, fence) => {
    expect(readFence(meta)).toEqual({...NOTHING, ...fence});
  });

  it.each([
    'title=recipe.yaml',
    'title',
    'Title="a"',
    'title=""',
    '{}',
    '{1-}',
    '{one}',
    'api',
    'output=1',
    'showLineNumbers=a',
  ])('finds no meaning in %s', (word) => {
    expect(readFence(`${word} output`)).toEqual({marked: [], kind: 'output', unknown: [word]});
  });
});
