/** Loads the rosters, and reports errors in them to the contributor. */
import {describe, expect, it} from 'vitest';
import {formatProblem, Problems} from '../../facts/problems';
import {ROOT} from '../../common/root';
import {tempDir} from '../../common/testing/temp-dir';
import {HONORS_FILE, loadHonors} from './load';

const HONORS = `rosters:
  - program: guild
    label: '2022'
    as_of: the list of 2022
    groups:
      - name: Helpers
        people:
          - {name: Ana Reyes, company: acme, deed: Many answers}
          - {name: Ben Okafor}
`;

function load(text: string) {
  const problems = new Problems();
  const {rosters} = loadHonors(tempDir({[HONORS_FILE]: text}), problems);
  return {rosters, text: problems.list.map(formatProblem).join('\n\n')};
}

describe('loadHonors', () => {
  it('reads rosters', () => {
    const {rosters, text} = load(HONORS);
    expect(text).toBe('');
    expect(rosters[0]?.groups[0]?.people).toHaveLength(2);
  });

  it.each([
    ['contact data', 'company: acme', 'email: ana@acme.example'],
    ['a photograph', 'company: acme', 'image: ana.jpg'],
    ['a person twice', 'Ben Okafor', 'Ana Reyes'],
    ['an unknown program', 'program: guild', 'program: club'],
    ['a label that is not a year', "'2022'", "'last year'"],
    ['a deed as long as a biography', 'Many answers', 'Many answers '.repeat(20)],
  ])('%s', (_, from, to) => {
    expect(HONORS).toContain(from);
    expect(load(HONORS.replace(from, to)).text).toMatchSnapshot();
  });
});

it(HONORS_FILE, () => {
  const problems = new Problems();
  const {rosters} = loadHonors(ROOT, problems);
  expect(problems.list.map(formatProblem).join('\n\n')).toBe('');
  const sizes = rosters.map(({label, groups}) => [label, groups.map(({people}) => people.length)]);
  expect(sizes).toEqual([
    ['2025', [8]],
    ['2023', [21]],
    ['2022', [17, 8, 20]],
  ]);
});
