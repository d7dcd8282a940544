import {expect, it} from 'vitest';
import {Site} from '.';
import {SiteUnavailable} from './files';
import {memoryFiles} from './testing';

const INDEX = JSON.stringify({
  recipeSchema: 'https://docs.example.com/schemas/s.json',
  versions: [{name: 'next', label: 'Next', docs: 'https://docs.example.com/docs'}],
});

it('reads a file once, until the site is deployed again', async () => {
  const texts = {'reference/index.json': INDEX, 'search-folders.json': '{"current": "a/1"}'};
  const files = memoryFiles(texts);
  const site = new Site(files);
  const count = () => files.reads.filter((name) => name === 'reference/index.json').length;
  await site.refresh(100_000);
  expect((await site.version()).name).toBe('next');
  await site.refresh(130_000);
  await site.version();
  expect(count()).toBe(1);
  await site.refresh(200_000);
  await site.version();
  expect(count()).toBe(1);
  texts['search-folders.json'] = '{"current": "a/2"}';
  await site.refresh(300_000);
  await site.version();
  expect(count()).toBe(2);
});

it('keeps what it knows while the site fails', async () => {
  const files = memoryFiles({'reference/index.json': INDEX, 'search-folders.json': '{}'});
  const site = new Site(files);
  await site.refresh(100_000);
  await site.version();
  files.read = () => Promise.reject(new SiteUnavailable('down'));
  await site.refresh(200_000);
  expect((await site.version()).name).toBe('next');
});

it('tries a failed file again', async () => {
  const texts: Record<string, string> = {};
  const site = new Site(memoryFiles(texts));
  await expect(site.version()).rejects.toThrow(SiteUnavailable);
  texts['reference/index.json'] = INDEX;
  expect((await site.version()).path).toBe('/docs');
});
