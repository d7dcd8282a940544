import {expect, it} from 'vitest';
import {copyPath, hasCopy} from './model';

it.each([
  ['/docs', true],
  ['/docs/how/search', true],
  ['/learn/data-mesh', true],
  ['/', false],
  ['/docsearch', false],
  ['/integrations', false],
])('%s has a copy: %s', (path, expected) => expect(hasCopy(path)).toBe(expected));

it.each([
  ['/docs', '/docs.md'],
  ['/docs/2.0.0/a/', '/docs/2.0.0/a.md'],
  ['https://docs.example/docs/a', 'https://docs.example/docs/a.md'],
])('the copy of %s is %s', (page, copy) => expect(copyPath(page)).toBe(copy));
