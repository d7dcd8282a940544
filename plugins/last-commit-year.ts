/** The year of the last commit, for the copyright line, so that builds of the same commit are identical in any year. */
import {spawnSync} from 'node:child_process';

/** For an archive without history: the year in which this site was started. */
export const WITHOUT_HISTORY = 2025;

/**
 * @param root folder of the project
 * @returns the year of the last commit in its time zone; `WITHOUT_HISTORY` if git or the history is missing
 */
export function lastCommitYear(root: string): number {
  const {status, stdout} = spawnSync('git', ['log', '-1', '--format=%cs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const year = status === 0 ? Number(stdout.slice(0, 4)) : 0;
  return year || WITHOUT_HISTORY;
}
