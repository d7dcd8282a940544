import {expect, it} from 'vitest';
import {pageLinks} from './links';

const links = pageLinks(
  new Map([
    ['how/search', '.md'],
    ['features', '.mdx'],
  ]),
);

it('links by relative file path', () => {
  expect(links.to('graphql/objects', 'how/search', 'Search')).toBe('[Search](../how/search.md)');
  expect(links.to('how/updating', 'how/search#syntax', 'Search')).toBe(
    '[Search](./search.md#syntax)',
  );
  expect(links.to('quickstart', 'features', 'Features')).toBe('[Features](./features.mdx)');
});

it("returns only the label if the page doesn't exist", () => {
  expect(links.to('features', 'not/there', 'Later')).toBe('Later');
  expect(links.has('not/there')).toBe(false);
});
