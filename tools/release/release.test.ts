/** What a release changes in files, and what prevents it. */
import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {tempDir, writeFiles} from '../../plugins/common/testing/temp-dir';
import {RELEASES} from '../../plugins/releases/testing/releases';
import {checkCommitted, checkRelease} from './checks';
import {addRelease, releaseMarks} from './marks';

const released = (text: string, file: string) => releaseMarks(text, file, '2.2.0');

describe('marks', () => {
  it.each([
    [
      'a key on its own line',
      'a: 1 # since: next\nsince: next # new\n',
      'a: 1 # since: next\nsince: 2.2.0 # new\n',
    ],
    [
      'a flow map',
      '- {name: A, since: next, until: "next"}\n',
      '- {name: A, since: 2.2.0, until: 2.2.0}\n',
    ],
    [
      'former values',
      'before: {2.1.0: {a: 1}, next: {a: 2}}\n',
      'before: {2.1.0: {a: 1}, 2.2.0: {a: 2}}\n',
    ],
    ['former values in lines', 'before:\n  next:\n    a: 2\n', 'before:\n  2.2.0:\n    a: 2\n'],
    ['an announcement', 'announced: next\n', 'announced: 2.2.0\n'],
    ['text about marks', 'text: |\n  since: next\n', 'text: |\n  since: next\n'],
    ['an example', 'variables: {since: next}\n', 'variables: {since: next}\n'],
    ['another release', 'since: 2.1.0\n', 'since: 2.1.0\n'],
  ])('in YAML: %s', (_, text, expected) => expect(released(text, 'a.yaml')).toBe(expected));

  it('in SDL', () => {
    const text =
      '  # since: next\n  # before next: Int\n  "The next one, since: next."\n  a: ID\n# until: next\n';
    expect(released(text, 'a.graphql')).toBe(
      '  # since: 2.2.0\n  # before 2.2.0: Int\n  "The next one, since: next."\n  a: ID\n# until: 2.2.0\n',
    );
  });

  it('in pages: front matter, passages, rows; but not in code', () => {
    const page = (release: string) =>
      `---
title: next
since: ${release}
---

<!-- since: ${release} -->

Read the next page.

<!-- /since -->

| a <!-- until: ${release} --> |
| --- |
| b <!-- since: ${release} --> |

\`\`\`md
<!-- since: next -->
\`\`\`
`.replace(/^\| a .*$/m, '| a |');
    expect(released(page('next'), 'docs/a.md')).toBe(page('2.2.0'));
    expect(released('a {/* since: next */}\n', 'docs/a.mdx')).toBe('a {/* since: 2.2.0 */}\n');
  });
});

it('is added to the list before next, and changes nothing else', () => {
  const list = '# Next.\nreleases:\n  - {name: 2.1.0, date: 2030-03-31}\n';
  expect(addRelease(`${list}  - {name: next}\n`, '2.2.0', '2030-06-30')).toBe(
    `${list}  - {name: 2.2.0, date: 2030-06-30}\n  - {name: next}\n`,
  );
  expect(addRelease(`${list}  - name: next\n`, '2.2.0', '2030-06-30')).toContain('2.2.0, date');
});

describe('a release', () => {
  it.each([
    ['v2.2', '2030-06-30', 'expected a release number'],
    ['2.2.0', 'today', 'expected a date such as 2025-01-31'],
    ['2.0.0', '2030-06-30', 'already has 2.0.0. `npm run cut-version 2.0.0`'],
    ['2.0.5', '2030-06-30', 'expected a release after 2.1.0'],
  ])('%s of %s is refused', (name, date, message) => {
    expect(() => checkRelease(RELEASES, ['2.0.0'], name, date)).toThrow(message);
  });

  it.each([
    ['follows the newest one', '2.10.0'],
    ['is listed, but not frozen', '2.1.0'],
  ])('that %s is fine', (_, name) => {
    expect(() => checkRelease(RELEASES, ['2.0.0'], name, '2030-06-30')).not.toThrow();
  });

  it('is rejected while content has uncommitted changes', () => {
    const root = tempDir({'docs/a.md': 'a', 'src/b.ts': 'b'});
    expect(() => checkCommitted(root)).not.toThrow();
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@acme.example', ...args], {
        cwd: root,
      });
    git('init');
    git('add', '.');
    git('commit', '-m', 'a');
    writeFiles(root, {'src/b.ts': 'c'});
    expect(() => checkCommitted(root)).not.toThrow();
    writeFiles(root, {'docs/a.md': 'b'});
    expect(() => checkCommitted(root)).toThrow(/uncommitted changes[^]*docs\/a\.md[^]*--force/);
  });
});
