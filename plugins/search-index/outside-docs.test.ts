import {expect, it} from 'vitest';
import {pagesOutsideDocs} from './outside-docs';

it('lists public pages outside the docs that have a title', () => {
  const mdx = {type: 'mdx', unlisted: false, source: '', frontMatter: {}} as const;
  const pages = [
    {...mdx, permalink: '/about', title: 'About'},
    {...mdx, permalink: '/secret', title: 'Secret', unlisted: true},
    {...mdx, permalink: '/untitled'},
    {type: 'jsx', permalink: '/search', source: ''},
    {type: 'jsx', permalink: '/adoption-stories', source: ''},
    {type: 'jsx', permalink: '/', source: ''},
  ];
  expect(pagesOutsideDocs(pages as Parameters<typeof pagesOutsideDocs>[0])).toEqual([
    {title: 'About', permalink: '/about', description: ''},
    {title: 'Adoption stories', permalink: '/adoption-stories', description: ''},
  ]);
});
