/** Feedback becomes a URL that GitHub accepts, without losing any of it. */
import {expect, it} from 'vitest';
import {ISSUES_URL} from '../../lib/links';
import {issueLink} from './issue-link';

const FEEDBACK = {
  title: 'Search & filters',
  address: 'https://docs.datahub.com/docs/how/search',
  version: 'Next',
  helpful: false,
};

function partsOf(comment: string) {
  const {href, rest} = issueLink({...FEEDBACK, comment});
  const {searchParams} = new URL(href);
  return {href, rest, title: searchParams.get('title'), body: searchParams.get('body') ?? ''};
}

it('contains the page, its version, the answer, and the comment', () => {
  const {href, rest, title, body} = partsOf('Where are & = # %?\nSecond line');
  expect(href.startsWith(`${ISSUES_URL}?`)).toBe(true);
  expect(title).toBe('Docs feedback: Search & filters');
  expect(body).toBe(
    'Page: https://docs.datahub.com/docs/how/search\nVersion: Next\nWas this page helpful? No\n\n' +
      'Where are & = # %?\nSecond line',
  );
  expect(rest).toBe('');
});

it('needs no comment', () => {
  expect(partsOf(' \n').body).toMatch(/helpful\? No$/);
});

it.each([
  ['plain', 'word '.repeat(4_000) + 'end'],
  ['of emoji', '🙂'.repeat(2_000)],
  ['with half an emoji', '\ud83d '.repeat(2_000) + 'end'],
])('truncates a long comment %s to fit in the URL, and returns the rest', (_, comment) => {
  const {href, rest, body} = partsOf(comment);
  expect(href.length).toBeLessThanOrEqual(7_500);
  expect(href.length).toBeGreaterThan(7_400);
  const carried = body.split('\n\n')[1] ?? '';
  expect(carried + rest).toBe(
    comment.replace(/\ud83d(?=[ ])/g, (half, at) => (at < carried.length ? '\ufffd' : half)),
  );
});
