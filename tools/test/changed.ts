/** Tells which tests a change needs. */
import {spawnSync} from 'node:child_process';
import {ROOT} from '../../plugins/common/root';
import {CONTENT} from './stages';

function git(...args: string[]): string[] {
  const {status, stdout, error} = spawnSync('git', args, {cwd: ROOT, encoding: 'utf8'});
  if (status === 0) return stdout.split('\n').filter((line) => line !== '');
  throw new Error(
    `What has changed since main can't be told (${error?.message ?? `git ${args[0]} failed`}). Run all: npm test`,
  );
}

/** Files that differ from main, also those that are not committed yet. @throws Error if git can't tell */
export function changedFiles(): string[] {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'main';
  return [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** True if the files hold content alone, so that `docsStages` is enough. */
export function isContentAlone(files: readonly string[]): boolean {
  return files.every((file) => CONTENT.some((folder) => file.startsWith(folder)));
}
