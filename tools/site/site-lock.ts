/** Prevents two builds, or a build and a dev server, from running in the same folder at the same time. */
import fs from 'node:fs';
import path from 'node:path';
import lockfile from 'proper-lockfile';

/** Name of the lock, a folder that exists only while the lock is held. */
const LOCK = '.site.lock';

/** Returns the absolute path of a site's lock. */
export function lockPath(root: string): string {
  return path.join(root, LOCK);
}

/**
 * Acquires the lock of a site folder. A lock whose holder died without releasing it is taken over after ten seconds.
 *
 * @param root absolute path of the site
 * @returns a function that releases the lock
 * @throws Error for the contributor if another process holds it
 */
export async function lockSite(root: string): Promise<() => Promise<void>> {
  const lockfilePath = lockPath(root);
  try {
    return await lockfile.lock(root, {lockfilePath, stale: 10_000, update: 3_000});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    const since = fs.statSync(lockfilePath, {throwIfNoEntry: false})?.birthtime;
    throw new Error(
      `Another build or dev server is running in this folder${since ? ` (started at ${since.toLocaleTimeString()})` : ''}.\n` +
        'Running two at once would leave pages with error boxes instead of their text.\n' +
        `Stop the other one or wait until it finishes. If none is running, delete ${LOCK} and try again.`,
      {cause: error},
    );
  }
}
