/** The heads of Learn and community pages: each page has a unique title and description. */
import {expect, it} from 'vitest';
import {COMMUNITY_PAGES} from '../community-pages';
import {PAGES as LEARN} from '../e2e/learn/pages';
import {faults, servedSite} from './site';

const ask = servedSite();

async function headOf(route: string) {
  const html = await (await ask(route)).text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    title: first(/<title[^>]*>(.*?)<\/title>/),
    description: first(/name="?description"? content="([^"]*)"/),
    h1: first(/<h1[^>]*>(.*?)<\/h1>/),
  };
}

it('Learn pages have their headings', async () => {
  const wrong = await faults(LEARN, async ({route, heading}) => {
    const {h1} = await headOf(route);
    return h1 === heading ? undefined : `${route} has the heading ${h1}, not ${heading}`;
  });
  expect(wrong).toEqual([]);
});

it('descriptions of Learn and community pages have a suitable length', async () => {
  const routes = [...LEARN.map(({route}) => route), ...COMMUNITY_PAGES];
  const wrong = await faults(routes, async (route) => {
    const {description} = await headOf(route);
    const fits = description.length >= 70 && description.length <= 160;
    return fits ? undefined : `${route} has a description of ${description.length} characters`;
  });
  expect(wrong).toEqual([]);
});

it('every Learn page has a unique title and description', async () => {
  const heads = await Promise.all(LEARN.map(({route}) => headOf(route)));
  for (const key of ['title', 'description'] as const) {
    expect(new Set(heads.map((head) => head[key])).size, key).toBe(LEARN.length);
  }
});
