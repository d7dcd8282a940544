import {describe, expect, it} from 'vitest';
import {versionOf} from './index';
import {inspect} from './inspect';
import {findProblems} from './problems';

const GOOD = {
  title: 'Search | DataHub',
  description: 'How to search.',
  headings: 1,
  errorBox: false,
};
const page = (route: string, facts = {}) => ({
  route,
  version: versionOf(route),
  facts: {...GOOD, title: `${route} | DataHub`, ...facts},
});

describe('inspect', () => {
  it('reads title, description and headings from minified HTML', () => {
    const html =
      '<title data-rh=true>A &amp; b</title><meta data-rh=true name=description content="x &quot;y&quot;"><h1>A</h1>';
    expect(inspect(html)).toEqual({
      title: 'A & b',
      description: 'x "y"',
      headings: 1,
      errorBox: false,
    });
  });

  it('detects an error box, but not text about one', () => {
    const box =
      '<div style="color:#fff;background-color:#fa383e"><p>Error: Cannot find module</p></div>';
    expect(inspect(box).errorBox).toBe(true);
    expect(inspect('<h1>This page crashed.</h1>').errorBox).toBe(true);
    expect(inspect('<p>If you see "Cannot find module", install it.</p>').errorBox).toBe(false);
  });
});

describe('findProblems', () => {
  it('reports nothing for good pages', () => {
    expect(findProblems([page('/docs/a'), page('/docs/b')])).toEqual([]);
  });

  it('says what to fix on a page', () => {
    expect(
      findProblems([
        page('/docs/a', {headings: 2}),
        {...page('/docs/b', {description: ''}), source: 'docs/b.md'},
        page('/docs/c', {errorBox: true, headings: 0}),
      ]),
    ).toMatchInlineSnapshot(`
      [
        "/docs/a: found 2 h1 headings, expected 1. A docs page gets its h1 from the front matter \`title\`; its text starts at \`##\`.",
        "/docs/b (docs/b.md): has no description. Set \`description\` in its front matter.",
        "/docs/c: shows an error box instead of the page. This happens if two builds run in one folder at the same time, or if a module fails to load. Run a single build again.",
      ]
    `);
  });

  it('reports pages of one version that share a title, but not pages of different versions', () => {
    const title = 'Tags | DataHub';
    const pages = [
      page('/docs/tags', {title}),
      page('/docs/api/tags', {title}),
      page('/docs/2.0.0/tags', {title}),
    ];
    expect(findProblems(pages)).toEqual([
      '/docs/tags and /docs/api/tags share the title "Tags | DataHub". Give each a unique title.',
    ]);
  });
});

it('determines versions from routes', () => {
  expect(['/docs/2.0.0/a', '/docs/2.0.0', '/docs/a', '/search'].map(versionOf)).toEqual([
    '2.0.0',
    '2.0.0',
    'next',
    '',
  ]);
});
