import {expect, it} from 'vitest';
import {docsSection, sectionOfPath, slugOf} from './sections';

it.each([
  ['/', 'home'],
  ['/docs', 'documentation'],
  ['/docs/0.15.0/category/features', 'documentation'],
  ['/integrations', 'integrations-catalog'],
  ['/learn/tags/data-mesh', 'learn'],
  ['/champions', 'people'],
  ['/unknown', 'home'],
])('%s', (path, section) => {
  expect(sectionOfPath(path)).toBe(section);
});

it('makes names of files', () => {
  expect(slugOf('API & SDKs')).toBe('api-sdks');
  expect(docsSection('Getting Started')).toBe('docs-getting-started');
});
