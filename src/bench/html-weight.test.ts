import path from 'node:path';
import {expect, it} from 'vitest';
import {tempDir} from '../testing/temp-dir';
import {medianPage, weighDocs} from './html-weight';

it('weighs the docs pages of every version, but no redirects and no other files', async () => {
  const build = tempDir({
    'docs/a.html': 'a'.repeat(5000),
    'docs/0.15.0/b.html': '<p>b</p>',
    'docs/old/index.html': 'sends on in the browser',
    'docs/a.html.br': 'compressed',
    'learn/c.html': 'no docs page',
  });
  const pages = await weighDocs(build);
  expect(pages.map(({url}) => url).sort()).toEqual(['/docs/0.15.0/b', '/docs/a']);
  for (const {bytes} of pages) expect(bytes).toBeLessThan(100);
});

it('takes the page in the middle', () => {
  const page = (url: string, bytes: number) => ({url, bytes});
  expect(medianPage([page('/c', 3), page('/a', 1), page('/b', 2)])).toEqual(page('/b', 2));
  expect(medianPage([page('/c', 2), page('/b', 2), page('/a', 1)])).toEqual(page('/b', 2));
});

it('has no median of an empty build', async () => {
  const build = tempDir({[path.join('docs', 'readme.txt')]: ''});
  const pages = await weighDocs(build);
  expect(() => medianPage(pages)).toThrow('nothing');
});
