import {describe, expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {collectPages, type SiteContent, versionNames} from './collect';
import {readRecords} from './records';

const doc = (id: string, more: object = {}) => ({
  ...{id, permalink: `/docs/${id}`, title: `Title of ${id}`, description: `About ${id}.`},
  ...{source: `@site/docs/${id}.md`, unlisted: false, frontMatter: {}, ...more},
});

const FILES = {
  'docs/quickstart.md': '---\ntitle: Ignored\n---\nRun it. See [policies](policies.md).\n',
  'docs/policies.md': '## Roles {#roles}\nWho may do what.\n\n<p id="roles.admin">All.</p>\n',
  'names.json': '{"policies.md": {"roles.admin": "Admin"}}',
  'reference/search-hints.yaml':
    'policies:\n  first_for: [policy]\n/integrations/slack:\n  first_for: [chat]\n',
  'docs/secret.md': 'See [policies](policies.md).\n',
};

const CONTENT = {
  docs: {
    loadedVersions: [
      {
        ...{versionName: 'current', label: 'Next', isLast: false, path: '/docs'},
        docs: [
          doc('quickstart', {frontMatter: {sidebar_label: 'Start', keywords: ['install']}}),
          doc('policies'),
          doc('secret', {unlisted: true}),
        ],
        sidebars: {
          docs: [
            {
              ...{type: 'category', label: 'Govern', items: [{type: 'doc', id: 'policies'}]},
              link: {type: 'generated-index', permalink: '/docs/category/govern'},
            },
          ],
        },
      },
      {
        versionName: '2.0.0',
        label: '2.0.0',
        isLast: true,
        path: '/docs/2.0.0',
        docs: [],
        sidebars: {},
      },
    ],
  },
  pages: ['/integrations/slack', '/events', '/docs/search-help'].map((permalink) => ({
    ...{type: 'mdx', permalink, title: `Title of ${permalink}`, source: '', unlisted: false},
    frontMatter: {},
  })),
  blog: {
    blogPosts: [false, true].map((unlisted) => ({
      content: 'Once upon a time.',
      metadata: {
        source: '@site/blog/story.md',
        ...{unlisted, title: 'A story', description: 'Of tags.', tags: [{label: 'Adoption'}]},
        permalink: unlisted ? '/learn/draft' : '/learn/story',
      },
    })),
  },
} as unknown as SiteContent;

function collect(version: string) {
  const root = tempDir(FILES);
  const loadedVersions = CONTENT.docs.loadedVersions.map((one) => ({...one, contentPath: root}));
  return readRecords(collectPages({...CONTENT, docs: {loadedVersions}}, version, root));
}
const find = (url: string) => collect('current').find((page) => page.url === url);

it('lists versions, the latest first', () => {
  expect(versionNames(CONTENT)).toEqual(['2.0.0', 'current']);
});

describe('docs', () => {
  it('have their text, short name, keywords, and the label of their version', () => {
    expect(find('/docs/quickstart')).toMatchObject({
      ...{title: 'Title of quickstart', label: 'Start', keywords: ['install'], version: 'Next'},
      sections: [{id: '', heading: 'Title of quickstart', text: 'Run it. See policies.'}],
    });
  });

  it('have the hints of their path', () => {
    expect(find('/docs/policies')).toMatchObject({firstFor: ['policy'], questions: []});
    expect(find('/docs/quickstart')?.firstFor).toBeUndefined();
  });

  it('have their place in the sidebar, their sections, and the number of listed pages that link to them', () => {
    const page = find('/docs/policies');
    expect(page).toMatchObject({breadcrumbs: ['Govern'], links: 1});
    expect(page?.sections.map(({id}) => id)).toEqual(['', 'roles']);
    expect(page?.sections[1]?.symbols).toEqual([{name: 'Admin', id: 'roles.admin'}]);
  });

  it('are left out if no list includes them', () => {
    expect(find('/docs/secret')).toBeUndefined();
  });

  it('are supplemented by the pages that list a group', () => {
    expect(find('/docs/category/govern')).toMatchObject({title: 'Govern', version: 'Next'});
  });
});

describe('pages outside the docs', () => {
  it('are in the index of each version, but belong to none', () => {
    const pages = collect('2.0.0');
    expect(pages.map(({url}) => url)).toEqual(['/integrations/slack', '/events', '/learn/story']);
    expect(pages.filter((page) => 'version' in page)).toEqual([]);
  });

  it.each([
    ['/integrations/slack', 'Integrations'],
    ['/learn/story', 'Learn'],
    ['/events', 'Community'],
  ])('%s is in the section %s', (url, section) => {
    expect(find(url)?.breadcrumbs).toEqual([section]);
  });

  it('have the hints of their URL', () => {
    expect(find('/integrations/slack')?.firstFor).toEqual(['chat']);
  });

  it('have tags and text if they are posts', () => {
    expect(find('/learn/story')).toMatchObject({
      ...{keywords: ['Adoption'], sections: [{text: 'Once upon a time.'}]},
    });
  });
});

it('collects nothing for an unknown version', () => {
  expect(collect('0.1.0')).toEqual([]);
});
