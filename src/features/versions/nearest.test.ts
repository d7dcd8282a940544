/** The page that readers get instead of one that a version lacks. */
import {describe, expect, it} from 'vitest';
import {nearestPage} from './nearest';

const next = {path: '/docs'};
const release = {
  path: '/docs/2.0.0',
  docs: [{path: '/docs/2.0.0/features'}, {path: '/docs/2.0.0/category/features'}],
};

describe('nearestPage', () => {
  it('is the closest page above that the version has', () => {
    const above = ['/docs/advanced', '/docs/category/features', '/docs/features', '/'];
    expect(nearestPage(next, release, above)).toBe('/docs/2.0.0/category/features');
  });

  it('is nothing if the version has none of them', () => {
    expect(nearestPage(next, release, ['/docs/advanced', '/'])).toBeUndefined();
  });

  it('leads back from a release', () => {
    const latest = {path: '/docs', docs: [{path: '/docs/features'}]};
    expect(nearestPage(release, latest, ['/docs/2.0.0/features'])).toBe('/docs/features');
  });
});
