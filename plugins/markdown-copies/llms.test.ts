import {expect, it} from 'vitest';
import {fullPath, listPath, llmsFullText, llmsText} from './llms';
import type {ListedVersion, SiteContent} from './site-content';

const page = (title: string, path: string) => ({title, path, description: `About ${title}.`});

const NEXT: ListedVersion = {
  ...{name: 'current', label: 'Next', path: '/docs', isLast: true},
  parts: [
    {label: 'Start', pages: [page('A [1]', '/docs/a'), {...page('B', '/docs/b'), description: ''}]},
    {label: 'Use', pages: [page('C', '/docs/c')]},
  ],
};
const RELEASE: ListedVersion = {
  ...{name: '2.0.0', label: '2.0.0', path: '/docs/2.0.0', isLast: false},
  parts: [{label: 'Start', pages: [page('A', '/docs/2.0.0/a')]}],
};
const CONTENT: SiteContent = {
  versions: [NEXT, RELEASE],
  posts: [page('Post', '/learn/post')],
};
const SITE = {url: 'https://docs.example', base: '', title: 'DataHub'};

it('the list of the latest version is where clients look for it, below any base path', () => {
  expect(listPath(SITE, NEXT)).toBe('/llms.txt');
  expect(listPath({...SITE, base: '/base'}, {...NEXT, path: '/base/docs'})).toBe('/base/llms.txt');
  expect(listPath(SITE, RELEASE)).toBe('/docs/2.0.0/llms.txt');
  expect([NEXT, RELEASE].map(fullPath)).toEqual([
    ...['/docs/llms-full.txt', '/docs/2.0.0/llms-full.txt'],
  ]);
});

it('lists the pages of a version by part, then posts, then the other files', () => {
  const text = llmsText(SITE, NEXT, CONTENT);
  const links = text.split('\n').filter((line) => /^(?:#|- )/.test(line));
  expect(links).toEqual([
    '# DataHub',
    '## Start',
    '- [A \\[1\\]](https://docs.example/docs/a.md): About A [1].',
    '- [B](https://docs.example/docs/b.md)',
    '## Use',
    '- [C](https://docs.example/docs/c.md): About C.',
    '## Learn',
    '- [Post](https://docs.example/learn/post.md): About Post.',
    '## Optional',
    '- [All pages of Next in one file](https://docs.example/docs/llms-full.txt): several megabytes',
    '- [Pages of 2.0.0](https://docs.example/docs/2.0.0/llms.txt): the documentation for 2.0.0, as a list like this one',
    '- [All pages of 2.0.0 in one file](https://docs.example/docs/2.0.0/llms-full.txt): several megabytes',
  ]);
  // The format wants a summary as a quotation below the title.
  expect(text.split('\n')[2]).toMatch(/^> DataHub is /);
});

it('names the version in the list of a release, which has no posts', () => {
  const text = llmsText(SITE, RELEASE, CONTENT);
  expect(text).toMatch(/^# DataHub 2\.0\.0\n/);
  expect(text).not.toContain('Post');
});

it('joins the texts of all pages that have a copy, each with its address', () => {
  const bodies = new Map([
    ['/docs/a', '# A\n\nText of A.\n'],
    ['/docs/c', '# C\n\nText of C.\n'],
  ]);
  const text = llmsFullText(SITE, NEXT, (path) => bodies.get(path));
  expect(text.slice(text.indexOf('# A'))).toBe(
    '# A\n\nSource: https://docs.example/docs/a\n\nText of A.\n\n# C\n\nSource: https://docs.example/docs/c\n\nText of C.\n',
  );
});
