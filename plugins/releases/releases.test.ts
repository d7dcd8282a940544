/** The order of releases, what a version shows, and the badges on its pages. */
import {describe, expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {formatProblem, Problems} from '../facts/problems';
import {changedMark, releasesOfBadges, sinceMark} from '../page-kit/marks';
import {checkMarks} from './check-marks';
import {loadReleases, loadVersion} from './load';
import {shows} from './model';
import {bothMarks, compareReleaseNames} from './names';
import {at, RELEASES} from './testing/releases';
import {versionOf} from './version';

const messages = (run: (problems: Problems) => void) => {
  const problems = new Problems();
  run(problems);
  return problems.list.map(formatProblem).join('\n');
};

describe('shows', () => {
  const versions = (marks: Parameters<typeof shows>[1]) =>
    RELEASES.map(({name}) => name).filter((name) => shows(RELEASES, marks, name));

  it.each([
    [{}, ['2.0.0', '2.1.0', 'next']],
    [{since: '2.1.0'}, ['2.1.0', 'next']],
    [{since: 'next'}, ['next']],
    [{until: '2.1.0'}, ['2.0.0']],
    [{until: 'next'}, ['2.0.0', '2.1.0']],
    [{since: '2.1.0', until: 'next'}, ['2.1.0']],
  ])('%j is in %j', (marks, expected) => expect(versions(marks)).toEqual(expected));

  it('lists the releases if a mark names an unknown one', () => {
    expect(() => versions({since: '9.9'})).toThrow(
      'found the release "9.9", expected one of reference/releases.yaml: 2.0.0, 2.1.0, next',
    );
  });
});

describe('a version', () => {
  it('has badges for what came after the oldest version of the site', () => {
    const {badge} = at('next');
    expect([undefined, '2.0.0', '2.1.0', 'next'].map(badge)).toEqual([
      undefined,
      undefined,
      {release: '2.1.0'},
      {release: '2.1.0', after: true},
    ]);
    expect(versionOf(RELEASES, 'next', ['2.1.0']).badge('2.1.0')).toBeUndefined();
    // Without frozen versions, readers compare with the oldest release.
    expect(versionOf(RELEASES, 'next', []).badge('2.1.0')).toEqual({release: '2.1.0'});
  });

  it('has the values of the nearest later release, and lists what changed before it', () => {
    const before = {next: 'b', '2.1.0': 'a'};
    expect(at('2.0.0').former(before)).toEqual(['b', 'a']);
    expect(at('2.1.0').former(before)).toEqual(['b']);
    expect(at('next').former(before)).toEqual([]);
    const changes = (name: string) =>
      at(name)
        .changes(before)
        .map(({former}) => former);
    expect([changes('2.0.0'), changes('2.1.0'), changes('next')]).toEqual([[], ['a'], ['b', 'a']]);
  });

  it('writes badges that can be parsed', () => {
    const {badge} = at('next');
    const text =
      sinceMark(badge('next')) + sinceMark(badge('2.1.0')) + changedMark({release: '2.1.0'});
    expect(text).toContain('>After 2.1.0<');
    expect(releasesOfBadges(text)).toEqual(['next', '2.1.0', '2.1.0']);
  });
});

describe('names', () => {
  it('are ordered by their numbers', () => {
    expect(compareReleaseNames('2.9.1', '2.10.0')).toBeLessThan(0);
    expect(compareReleaseNames('2.1.0', '2.1')).toBe(0);
    expect(compareReleaseNames('2.1.0.1', '2.1.0')).toBeGreaterThan(0);
  });

  it('of two marks combine to the later since and the earlier until', () => {
    expect(bothMarks({since: '2.1.0'}, {since: 'next', until: 'next'})).toEqual({
      since: 'next',
      until: 'next',
    });
    expect(bothMarks({since: '2.10.0', until: '3.0'}, {since: '2.9.0', until: '2.11'})).toEqual({
      since: '2.10.0',
      until: '2.11',
    });
    expect(bothMarks({}, {})).toEqual({});
  });
});

describe('reference/releases.yaml', () => {
  const problemsOf = (text: string) =>
    messages((problems) => loadReleases(tempDir({'reference/releases.yaml': text}), problems));
  const list = (...items: string[]) =>
    `releases:\n${items.map((item) => `  - ${item}\n`).join('')}`;

  it('is read', () => {
    const text = list('{name: 2.0.0, date: 2030-01-31}', '{name: next}');
    expect(problemsOf(text)).toBe('');
    const root = tempDir({'reference/releases.yaml': text, 'versions.json': '["2.0.0"]'});
    expect(loadVersion(root, 'next').badge('next')).toEqual({release: '2.0.0', after: true});
  });

  it.each([
    ['ends without next', list('{name: 2.0.0, date: 2030-01-31}'), 'next as the last one'],
    [
      'has releases out of order',
      list('{name: 2.1.0, date: 2030-01-31}', '{name: 2.0.0, date: 2030-01-31}', '{name: next}'),
      'a release after 2.1.0',
    ],
    ['lacks a date', list('{name: 2.0.0}', '{name: next}'), 'the date of the release'],
    [
      'has a wrong date',
      list('{name: 2.0.0, date: 31.1.2030}', '{name: next}'),
      'a date, such as 2025-01-31',
    ],
  ])('that %s is rejected', (_, text, expected) => expect(problemsOf(text)).toContain(expected));
});

describe('checkMarks', () => {
  const problemsOf = (text: string) =>
    messages((problems) => checkMarks(tempDir({'reference/a/b.yaml': text}), RELEASES, problems));

  it('accepts the releases of the list, and ignores examples', () => {
    expect(
      problemsOf('rows: [{since: 2.1.0, until: next, before: {2.1.0: {}}}]\nvariables: {since: 9}'),
    ).toBe('');
  });

  it('reports where a mark names no release', () => {
    expect(problemsOf('rows:\n  - since: 9.9.0\n    before: {8.8.0: {}}')).toMatchInlineSnapshot(`
      "reference/a/b.yaml:2  rows[0].since
          found:    "9.9.0"
          expected: a release of reference/releases.yaml: 2.0.0, 2.1.0, next
      reference/a/b.yaml:3  rows[0].before.8.8.0
          found:    "8.8.0"
          expected: a release of reference/releases.yaml: 2.0.0, 2.1.0, next"
    `);
  });

  it('reports where no release is between since and until', () => {
    expect(problemsOf('since: next\nuntil: 2.1.0')).toContain(
      'a release after since, which is next',
    );
  });
});
