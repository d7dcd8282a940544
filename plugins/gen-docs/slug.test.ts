import {expect, it} from 'vitest';
import {slugOf} from './slug';

it('derives the slug from the path in either tree', () => {
  expect(slugOf('/x/genDocs/docs/how/search.md')).toBe('/how/search');
  expect(slugOf('/x/versioned_docs/version-2.0.0/docs/features.mdx')).toBe('/features');
  expect(slugOf('/x/blog/data-mesh.md')).toBeUndefined();
});
