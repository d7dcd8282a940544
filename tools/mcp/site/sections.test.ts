import {expect, it} from 'vitest';
import {findSection, sectionsOf} from './sections';

const LINES = [
  '# Title',
  '## Set up `x` and [links](https://a.example)',
  '```bash',
  '# not a heading',
  '```',
  '### Inner',
  'text',
  '> ~~~',
  '> ## neither',
  '> ~~~',
  '## Last',
];

it('finds the headings outside code, and where their sections end', () => {
  expect(sectionsOf(LINES).map(({heading, from, to}) => [heading, from, to])).toEqual([
    ['Title', 0, 11],
    ['Set up x and links', 1, 10],
    ['Inner', 5, 10],
    ['Last', 10, 11],
  ]);
});

it.each([
  ['inner', 'Inner'],
  ['## Inner', 'Inner'],
  ['set-up-x-and-links', 'Set up x and links'],
  ['set up', 'Set up x and links'],
  ['nowhere', undefined],
  ['x', undefined],
])('finds the section %j', (wanted, heading) => {
  expect(findSection(sectionsOf(LINES), wanted)?.heading).toBe(heading);
});
