import {describe, expect, it} from 'vitest';
import {type DocsVersion, pagesOfVersion, pagesOutsideDocs, posts} from './collect';

/** As much of a loaded doc as the list is made of. */
const doc = (name: string, unlisted = false) =>
  ({
    title: `Title of ${name}`,
    permalink: `/docs/${name}`,
    description: `About ${name}.`,
    unlisted,
  }) as DocsVersion['docs'][number];

const category = (label: string, link: object | undefined, items: object[] = []) => ({
  ...{type: 'category', label, items, collapsed: true, collapsible: true},
  link,
});

describe('pagesOfVersion', () => {
  it('lists docs, without those on no list', () => {
    const version = {docs: [doc('a'), doc('hidden', true)], sidebars: {}};
    expect(pagesOfVersion(version)).toEqual([
      {title: 'Title of a', permalink: '/docs/a', description: 'About a.'},
    ]);
  });

  it('lists category pages at any depth, but no category whose page is a doc', () => {
    const inner = category('Inner', {
      type: 'generated-index',
      permalink: '/docs/category/inner',
      title: 'Inner pages',
      description: 'All of them.',
    });
    const middle = category('Middle', {type: 'doc', id: 'a'}, [inner]);
    const outer = category('Outer', {type: 'generated-index', permalink: '/docs/outer'}, [middle]);
    const sidebars = {main: [outer, category('Heading', undefined)]};
    expect(pagesOfVersion({docs: [], sidebars} as unknown as DocsVersion)).toEqual([
      {title: 'Outer', permalink: '/docs/outer', description: ''},
      {title: 'Inner pages', permalink: '/docs/category/inner', description: 'All of them.'},
    ]);
  });
});

it('lists pages outside the docs that have a title and are for all', () => {
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

it('lists the posts of Learn that are for all', () => {
  const post = (title: string, unlisted: boolean) => ({
    metadata: {title, permalink: `/learn/${title}`, description: 'About it.', unlisted},
  });
  const blog = {blogPosts: [post('mesh', false), post('draft', true)]};
  expect(posts(blog as Parameters<typeof posts>[0])).toEqual([
    {title: 'mesh', permalink: '/learn/mesh', description: 'About it.'},
  ]);
});
