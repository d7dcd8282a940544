/** The feeds of the Learn blog: each parses and contains every post in a form that any feed reader can show. */
import {expect, test} from '../test';
import {POSTS} from './pages';

for (const [file, kind] of [
  ['rss.xml', 'application/rss+xml'],
  ['atom.xml', 'application/atom+xml'],
] as const) {
  test(`${file} parses, contains every post in readable form, and is linked from the pages`, async ({
    page,
  }) => {
    await page.goto('/learn');
    await expect(page.locator(`link[type="${kind}"]`)).toHaveAttribute('href', `/learn/${file}`);
    const text = await (await page.request.get(`/learn/${file}`)).text();
    const feed = await page.evaluate((xml) => {
      const {documentElement: root} = new DOMParser().parseFromString(xml, 'application/xml');
      const entries = [...root.querySelectorAll('item, entry')];
      return {
        root: root.localName,
        titles: entries.map((entry) => entry.querySelector('title')?.textContent),
        contents: entries.map((entry) => entry.textContent),
      };
    }, text);
    expect(feed.root).toBe(file === 'rss.xml' ? 'rss' : 'feed');
    expect(feed.titles).toEqual(POSTS.map(({title}) => title));
    for (const content of feed.contents) {
      expect(content).toContain('Diagram: ');
      expect(content).not.toMatch(/<(?:svg|button|span)\b/);
    }
    expect(text).toContain('DataHub Project Authors');
  });
}

test('feed.json contains every post with absolute links', async ({request}) => {
  const feed = (await (await request.get('/learn/feed.json')).json()) as {
    title: string;
    items: {title: string; url: string; content_html: string}[];
  };
  expect(feed.title).toBe('DataHub Learn');
  expect(feed.items.map(({title}) => title)).toEqual(POSTS.map(({title}) => title));
  for (const {url, content_html: html} of feed.items) {
    expect(url).toMatch(/^https:\/\/.+\/learn\/[\w-]+$/);
    expect(html).not.toMatch(/<(?:svg|button)\b|href="\//);
  }
});
