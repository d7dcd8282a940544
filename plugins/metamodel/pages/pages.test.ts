/** Whole pages of the small metamodel, in both versions. */
import {describe, expect, it} from 'vitest';
import {pageLinks} from '../../page-kit/links';
import {allLinks, fixture} from './testing/metamodels';
import {entityPages} from '.';

const next = entityPages(fixture.next, allLinks(fixture.next));
const release = entityPages(fixture.release, allLinks(fixture.release));
const content = (pages: typeof next, slug: string) =>
  pages.find(({path}) => path === `generated/metamodel/entities/${slug}`)?.content;

describe('entityPages', () => {
  it('links to the file of the entity', () => {
    expect(next.map(({path, source}) => [path, source])).toEqual(
      ['person', 'platform', 'table'].map((slug) => [
        `generated/metamodel/entities/${slug}`,
        `reference/metamodel/entities/${slug}.yaml`,
      ]),
    );
  });

  it('shows an entity of Next', () => {
    expect(content(next, 'table')).toMatchSnapshot();
  });
  it('shows the same entity in the release', () => {
    expect(content(release, 'table')).toMatchSnapshot();
  });
  it('shows an internal entity that is written through GraphQL', () => {
    expect(content(next, 'platform')).toMatchSnapshot();
  });
  it('shows an entity that is new, without examples and relationships', () => {
    expect(content(next, 'person')).toMatchSnapshot();
  });
  it('announces it in the release', () => {
    expect(content(release, 'person')).toMatchSnapshot();
  });

  it("leaves out links to pages that don't exist", () => {
    const alone = entityPages(fixture.next, pageLinks(new Map()));
    expect(content(alone, 'table')).not.toMatch(/\]\(/);
    expect(content(alone, 'table')).not.toContain('## Related');
  });
});
