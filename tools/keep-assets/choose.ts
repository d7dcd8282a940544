/** Decides which files of an earlier build are carried over to a new one. */
import type {AssetList} from './asset-list';

/** How much is kept: days since a build last created a file, and total bytes. */
export type Limits = {days: number; bytes: number};

/** `kept`: what is carried over. `dropped`: how many files are beyond the limits. */
type Choice = {kept: AssetList['earlier']; dropped: number};

const DAY = 24 * 60 * 60 * 1000;

/** Those removed last come first; for the same day, sorted by name. */
function byAge([a, {left: leftA}]: Entry, [b, {left: leftB}]: Entry): number {
  if (leftA !== leftB) return leftA < leftB ? 1 : -1;
  return a < b ? -1 : 1;
}
type Entry = [name: string, file: AssetList['earlier'][string]];

/**
 * The same arguments always produce the same result.
 *
 * @param made names of the files of the new build, which need not be kept
 * @param before list of the build that is deployed now
 * @param today day of the new build, `2026-01-31`
 */
export function chooseAssets(
  made: ReadonlySet<string>,
  before: AssetList,
  today: string,
  {days, bytes}: Limits,
): Choice {
  const leaving = Object.entries(before.current).map(([name, size]): Entry => [
    name,
    {size, left: today},
  ]);
  const candidates = [...Object.entries(before.earlier), ...leaving].filter(
    ([name]) => !made.has(name),
  );
  let total = 0;
  const kept = candidates.sort(byAge).filter(([, {size, left}]) => {
    if (Date.parse(today) - Date.parse(left) > days * DAY) return false;
    total += size;
    return total <= bytes;
  });
  return {kept: Object.fromEntries(kept), dropped: candidates.length - kept.length};
}
