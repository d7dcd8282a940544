/** A page has a minimum length, or its front matter says why it is shorter. */
import {proseOf, wordCount} from '../prose';
import type {Rule} from '../rule';

const SHORTEST = 150;
/** The length of release notes depends on the release. */
const RELEASE_NOTES = /\/release-notes\//;

export const length: Rule = (page) => {
  const words = wordCount(proseOf(page));
  const excused = 'short_because' in page.frontMatter || RELEASE_NOTES.test(page.file);
  if (words >= SHORTEST || excused) return [];
  const expected =
    `at least ${SHORTEST}: what the reader can do, the steps, a check that it worked. ` +
    'If there is nothing more to say, add the reason as short_because to the front matter';
  return [{line: 1, found: words === 1 ? '1 word' : `${words} words`, expected}];
};
