import {expect, it} from 'vitest';
import {docsSection, sectionOfPath} from './sections';

it.each([
  ['/', 'home'],
  ['/docs', 'documentation'],
  ['/docs/2.0.0/category/features', 'documentation'],
  ['/integrations', 'integrations-catalog'],
  ['/learn/tags/data-mesh', 'learn'],
  ['/champions', 'people'],
  ['/unknown', 'home'],
])('%s', (path, section) => {
  expect(sectionOfPath(path)).toBe(section);
});

it('produces file names', () => {
  expect(docsSection('API & SDKs')).toBe('docs-api-sdks');
});
