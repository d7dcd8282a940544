/** Determines which tests a change needs. */
import {spawnSync} from 'node:child_process';
import {ROOT} from '../../plugins/common/root';
import {CONTENT} from './stages';

function git(...args: string[]): string[] {
  const {status, stdout, error} = spawnSync('git', args, {cwd: ROOT, encoding: 'utf8'});
  if (status === 0) return stdout.split('\n').filter((line) => line !== '');
  throw new Error(
    `Can't determine what changed since main (${error?.message ?? `git ${args[0]} failed`}). Run all tests: npm test`,
  );
}

/** Returns files that differ from main, including uncommitted ones. @throws Error if git fails */
export function changedFiles(): string[] {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'main';
  return [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Returns true if all files are content, so `docsStages` is enough. */
export function isContentAlone(files: readonly string[]): boolean {
  return files.every((file) => CONTENT.some((folder) => file.startsWith(folder)));
}
