/** The pages of an API that is small enough to review. */
import {describe, expect, it} from 'vitest';
import {OLDEST} from '../../releases/testing/releases';
import {graphqlAt} from '..';
import {loadText} from '../testing/load-text';
import {graphqlPages} from '.';
import {EVERY_LINK} from '../../page-kit/testing/links';
import {FILES} from './testing/small-api';

const {all, reference, messages} = loadText(FILES);
const next = graphqlPages(reference, EVERY_LINK);
const release = graphqlPages(graphqlAt(all, OLDEST), EVERY_LINK);

it('has a valid fixture', () => expect(messages).toBe(''));

describe('Next', () => {
  it.each(next.map(({path, content}) => [path, content]))('%s', (_, content) => {
    expect(content).toMatchSnapshot();
  });
});

describe('the release', () => {
  const text = release.map(({content}) => content).join('\n');

  it('lacks new definitions, and all marks', () => {
    expect(text).not.toMatch(/Find tables|example-all-tables|kinds|TOPIC|ref-since/);
  });

  it('has the former type of a changed field', () => {
    expect(text).toContain(
      'kind</a></code></td><td><code class="ref-type"><a href="scalars#int">Int</a></code>',
    );
  });

  it('keeps the rest', () => {
    expect(release.map(({path}) => path)).toEqual(next.map(({path}) => path));
    expect(text).toContain('example-a-table');
  });
});

it("doesn't link to a page that doesn't exist", () => {
  const none = {has: () => false, to: (_: string, __: string, label: string) => label};
  expect(graphqlPages(reference, none).at(-1)?.content).toContain(
    'Getting started with GraphQL walks you through a first operation; the GraphQL overview covers',
  );
});
