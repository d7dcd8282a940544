/** The year of the last change, for the copyright line: a build of the same commit says the same in every year. */
import {spawnSync} from 'node:child_process';

/** What an archive without history says: the year in which this site was begun. */
export const WITHOUT_HISTORY = 2025;

/**
 * @param root folder of the project
 * @returns the year of the last commit in its time zone; `WITHOUT_HISTORY` where git or the history is missing
 */
export function lastCommitYear(root: string): number {
  const {status, stdout} = spawnSync('git', ['log', '-1', '--format=%cs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const year = status === 0 ? Number(stdout.slice(0, 4)) : 0;
  return year || WITHOUT_HISTORY;
}
