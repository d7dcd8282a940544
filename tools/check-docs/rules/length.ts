/** A page has something to say, or says in its front matter why it is that short. */
import {proseOf, wordCount} from '../prose';
import type {Rule} from '../rule';

const SHORTEST = 150;
/** Release notes are as long as the release was large. */
const RELEASE_NOTES = /\/release-notes\//;

export const length: Rule = (page) => {
  const words = wordCount(proseOf(page));
  const excused = 'short_because' in page.frontMatter || RELEASE_NOTES.test(page.file);
  if (words >= SHORTEST || excused) return [];
  const expected =
    `at least ${SHORTEST}: what the reader can do, the steps, a check that it worked. ` +
    'If there is no more to say, write why as short_because in the front matter';
  return [{line: 1, found: words === 1 ? '1 word' : `${words} words`, expected}];
};
