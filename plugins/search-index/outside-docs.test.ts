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
    {type: 'jsx', permalink: '/tools/urn', source: 'urn.tsx'},
    {type: 'jsx', permalink: '/', source: ''},
  ];
  const source =
    '    <TextPage\n      title="URN workbench"\n      description="Build a URN."\n    >\n      <Item title="Other"/>';
  const read = (file: string) => (file === 'urn.tsx' ? source : '');
  expect(pagesOutsideDocs(pages as Parameters<typeof pagesOutsideDocs>[0], read)).toEqual([
    {title: 'About', permalink: '/about', description: ''},
    {title: 'Adoption stories', permalink: '/adoption-stories', description: ''},
    {title: 'URN workbench', permalink: '/tools/urn', description: 'Build a URN.'},
  ]);
});
