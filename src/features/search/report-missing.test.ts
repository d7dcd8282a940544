/** The prefilled issue says what was searched for, and where, no matter which characters the query contains. */
import {expect, it} from 'vitest';
import {ISSUES_URL} from '../../lib/links';
import {missingResultsUrl} from './report-missing';

function issueFor(query: string) {
  const page = `https://docs.datahub.com/search?q=${encodeURIComponent(query)}#top`;
  const href = missingResultsUrl({query, version: 'Next', page});
  const {searchParams} = new URL(href);
  return {href, title: searchParams.get('title'), body: searchParams.get('body')};
}

it('contains the query, the version, and the page', () => {
  const {href, title, body} = issueFor(' a&b #c=1 %2F + “d” ');
  expect(href.startsWith(`${ISSUES_URL}?`)).toBe(true);
  expect(title).toBe('Docs search: no results for “a&b #c=1 %2F + “d””');
  expect(body).toBe(
    'Query: “a&b #c=1 %2F + “d””\nVersion: Next\nSearched on: https://docs.datahub.com/search\n\n' +
      'Page I expected to find: ',
  );
});

it.each(['語', '🙂'])('stays within the URL length that GitHub accepts: %s', (character) => {
  const {href, title} = issueFor(character.repeat(5000));
  expect(href.length).toBeLessThan(8000);
  expect(title).toContain(character.repeat(100));
  expect(title).not.toContain('\ufffd');
});
