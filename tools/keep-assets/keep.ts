/** Carries hashed files of an earlier build over to a new one: tabs that were open before a deployment still request them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {precompress} from '../server/precompress';
import {assetListOf, writeAssetList} from './asset-list';
import {chooseAssets, type Limits} from './choose';
import type {Source} from './sources';

/** The result. `gone`: files on the list of the earlier build that the source no longer has. */
type Kept = {files: number; bytes: number; dropped: number; gone: number};

/** Number of files to fetch in parallel. */
const AT_ONCE = 8;

/**
 * Copies what the limits allow into a build, compresses it, and writes the build's list of assets. Repeating it
 * changes nothing.
 *
 * @param build absolute path of the new build
 * @param today day of the new build, `2026-01-31`
 * @throws Error if the source can't be read
 */
export async function keepAssets(
  build: string,
  source: Source,
  today: string,
  limits: Limits,
): Promise<Kept> {
  const own = assetListOf(build);
  const made = new Set(Object.keys(own.current));
  const {kept, dropped} = chooseAssets(made, await source.list(), today, limits);
  const queue = Object.keys(kept);
  const arrived = new Set<string>();
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const content = await source.read(name);
      if (content?.length !== kept[name]?.size || content === undefined) continue;
      await fs.mkdir(path.dirname(path.join(build, name)), {recursive: true});
      await fs.writeFile(path.join(build, name), content);
      arrived.add(name);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  const earlier = Object.fromEntries(Object.entries(kept).filter(([name]) => arrived.has(name)));
  await precompress(build, {only: arrived});
  writeAssetList(build, {current: own.current, earlier});
  const bytes = Object.values(earlier).reduce((sum, {size}) => sum + size, 0);
  return {files: arrived.size, bytes, dropped, gone: Object.keys(kept).length - arrived.size};
}
