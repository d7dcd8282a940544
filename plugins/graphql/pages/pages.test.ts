/** What the pages say, on an API small enough to review. */
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

it('has a sound fixture', () => expect(messages).toBe(''));

describe('Next', () => {
  it.each(next.map(({path, content}) => [path, content]))('%s', (_, content) => {
    expect(content).toMatchSnapshot();
  });
});

describe('the release', () => {
  const text = release.map(({content}) => content).join('\n');

  it('lacks what is new, and every mark', () => {
    expect(text).not.toMatch(/Find tables|example-all-tables|kinds|TOPIC|ref-since/);
  });

  it('has the former type of what changed', () => {
    expect(text).toContain(
      'kind</a></code></td><td><code class="ref-type"><a href="scalars#int">Int</a></code>',
    );
  });

  it('keeps the rest', () => {
    expect(release.map(({path}) => path)).toEqual(next.map(({path}) => path));
    expect(text).toContain('example-a-table');
  });
});

it('leaves a page that is not there unlinked', () => {
  const none = {has: () => false, to: (_: string, __: string, label: string) => label};
  expect(graphqlPages(reference, none).at(-1)?.content).toContain(
    'Getting started with GraphQL runs a first operation; the GraphQL overview covers',
  );
});
