import {expect, it} from 'vitest';
import {inboundLinks} from './inbound-links';

const QUICKSTART = '@site/docs/quickstart.md';

const countFor = (markdown: string, file = '@site/docs/deploy/docker.md') =>
  inboundLinks([{file, markdown}]).get(QUICKSTART);

it('counts pages that link to a file, with or without an anchor', () => {
  const pages = [
    {file: '@site/docs/a.md', markdown: 'See [the start](quickstart.md).'},
    {file: '@site/docs/b.mdx', markdown: '[Start](./quickstart.md#install)'},
    {file: '@site/docs/deploy/c.md', markdown: '[Start](../quickstart.md)'},
  ];
  expect(inboundLinks(pages).get(QUICKSTART)).toBe(3);
});

it('counts a page that links twice only once', () => {
  expect(countFor('[a](../quickstart.md) [b](../quickstart.md#b)')).toBe(1);
});

it('does not count a link of a page to itself', () => {
  expect(countFor('[up](quickstart.md#top)', QUICKSTART)).toBeUndefined();
});

it.each([
  '[site](https://x.org)',
  '[part](#quickstart)',
  '[file](../quickstart.png)',
  'quickstart.md',
])('does not count %s', (markdown) => {
  expect(inboundLinks([{file: '@site/docs/a.md', markdown}]).size).toBe(0);
});
