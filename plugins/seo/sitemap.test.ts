import {expect, it} from 'vitest';
import {createSitemapItems, weightOf} from './sitemap';

it('ranks Next far above a release', () => {
  const [next, release] = [weightOf('/docs/lineage'), weightOf('/docs/2.0.0/lineage')];
  expect(next).toBe(0.8);
  expect(release).toBe(0.2);
  expect(weightOf('/docs/2.0.0')).toBe(release);
});

it.each([
  ['/', 1],
  ['/docs', 1],
  ['/docs/quickstart', 1],
  ['/docs/quickstart/more', 0.8],
  ['/integrations', 0.9],
  ['/learn/data-mesh', 0.6],
  ['/learn/tags/data-mesh', 0.3],
  ['/search', undefined],
  ['/hack_display_image', undefined],
])('%s', (path, weight) => {
  expect(weightOf(path)).toBe(weight);
});

it('weighs the items of the plugin, below any base URL', async () => {
  const urls = ['https://a.example/site/', 'https://a.example/site/search'];
  const items = await createSitemapItems('/nowhere')({
    siteConfig: {baseUrl: '/site/', url: 'https://a.example'} as never,
    routes: [],
    defaultCreateSitemapItems: async () =>
      urls.map((url) => ({url, lastmod: null, changefreq: null, priority: null})),
  });
  expect(items).toMatchObject([{url: urls[0], priority: 1}]);
});
