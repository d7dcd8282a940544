import {describe, expect, it} from 'vitest';
import {frontMatterProblems} from './prepare-posts';

const GOOD = {
  description: 'A sentence that is long enough to tell a reader what the post will do for them.',
  audience: ['Data Engineers'],
  related: ['docs/features'],
  motif: 'mesh',
};
const docs = (name: string) => name === 'docs/features';

it('reports nothing for good front matter', () => {
  expect(frontMatterProblems(GOOD, docs)).toEqual([]);
});

describe('says what to fix', () => {
  it.each<[string, object]>([
    ['no audience', {audience: undefined}],
    ['an empty audience', {audience: []}],
    ['a short description', {description: 'Short.'}],
    ['an unknown motif', {motif: 'cat'}],
    ['a page that does not exist', {related: ['docs/features', 'docs/nowhere']}],
  ])('%s', (_, change) => {
    expect(frontMatterProblems({...GOOD, ...change}, docs)).toMatchSnapshot();
  });
});
