import {expect, it} from 'vitest';
import {tree} from './tree';

it('groups pages by folder', () => {
  const pages = ['docs/cli', 'docs/how/search', 'docs/how/deep/er', 'docs/what/urn'];
  expect(
    tree(
      pages.map((path) => ({path, title: path.toUpperCase()})),
      'docs',
    ),
  ).toEqual([
    {text: 'DOCS/CLI', link: '/docs/cli'},
    {
      text: 'how',
      collapsed: true,
      items: [
        {text: 'DOCS/HOW/SEARCH', link: '/docs/how/search'},
        {
          text: 'deep',
          collapsed: true,
          items: [{text: 'DOCS/HOW/DEEP/ER', link: '/docs/how/deep/er'}],
        },
      ],
    },
    {text: 'what', collapsed: true, items: [{text: 'DOCS/WHAT/URN', link: '/docs/what/urn'}]},
  ]);
});
