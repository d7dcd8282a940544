import {expect, it} from 'vitest';
import {markdownOf} from './markdown';

it('a plan is a list of tasks with absolute links', () => {
  const step = {
    id: 's',
    when: 'before',
    position: 'first',
    step: 'Look',
    how: '[Here](/docs/x)',
  } as const;
  const note = {id: 'n', release: '2.0', kind: 'Breaking', change: 'A is B'};
  const plan = {
    phases: [
      {phase: 'before' as const, first: [step], notes: [{...note, action: 'Do C'}], last: []},
    ],
    known: [note],
  };
  const words = {
    title: 'Upgrade',
    phases: {before: 'Before', during: 'During', after: 'After'},
    known: 'Know',
    release: (name: string) => name,
  };
  expect(markdownOf(plan, words, 'https://docs.example')).toBe(
    `# Upgrade (2)

## Before

- [ ] Look. [Here](https://docs.example/docs/x).
- [ ] 2.0: A is B. **Do C.**

## Know

- 2.0: A is B.
`,
  );
});
