import {spawnSync} from 'node:child_process';
import {expect, it, vi} from 'vitest';
import {tempDir} from './common/testing/temp-dir';
import {lastCommitYear, WITHOUT_HISTORY} from './last-commit-year';

/** A repository with one commit. */
function commitAt(date: string): string {
  const root = tempDir({'page.md': 'x'});
  const env = {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z'};
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@acme.example'];
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    [...who, 'commit', '-q', '-m', 'A page'],
  ]) {
    expect(spawnSync('git', args, {cwd: root, env}).status).toBe(0);
  }
  return root;
}

it('is that of the last commit, not of the clock', () => {
  vi.useFakeTimers({now: new Date('2042-06-01'), toFake: ['Date']});
  expect(lastCommitYear(commitAt('2031-12-31T23:30:00-08:00'))).toBe(2031);
  vi.useRealTimers();
});

it('is a fixed one outside a repository, and without a commit', () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', '/');
  const root = tempDir();
  expect(lastCommitYear(root)).toBe(WITHOUT_HISTORY);
  spawnSync('git', ['init', '-q'], {cwd: root});
  expect(lastCommitYear(root)).toBe(WITHOUT_HISTORY);
});
