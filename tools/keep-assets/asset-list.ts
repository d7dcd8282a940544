/** The list of a build's hashed files, stored with them, which tells the next build which of them open tabs may still need. */
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {listFiles} from '../../plugins/common/list-files';

/** A file of the build; its name contains no hash, so it isn't cached. */
export const LIST_FILE = 'asset-list.json';

/** The folder where file names contain a hash of the content. */
const FOLDER = 'assets';

/** Compressed forms of other files, which the build recreates. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Lists also come from the network, so no name may lead out of the folder. */
const name = z.string().regex(/^assets(?:\/(?!\.\.?(?:\/|$))[\w.~@+ -]+)+$/);
const size = z.number().int().nonnegative();

const schema = z.strictObject({
  /** Files that the build created, and their sizes in bytes. */
  current: z.record(name, size),
  /** Files carried over from earlier builds, with the day of the first build that no longer created them. */
  earlier: z.record(name, z.strictObject({size, left: z.iso.date()})),
});
export type AssetList = z.infer<typeof schema>;

/** An empty list, for a site that was never deployed. */
export const NO_ASSETS: AssetList = {current: {}, earlier: {}};

/** @throws Error that names `where` if the text isn't a list */
export function parseAssetList(text: string, where: string): AssetList {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${where} is not a list of assets. Deploy once without this step.`, {
      cause: error,
    });
  }
}

/** Returns the list of a build folder: its files, minus those that its list says were carried over. */
export function assetListOf(build: string): AssetList {
  const file = path.join(build, LIST_FILE);
  const {earlier} = fs.existsSync(file)
    ? parseAssetList(fs.readFileSync(file, 'utf8'), file)
    : NO_ASSETS;
  const files = listFiles(path.join(build, FOLDER))
    .map((asset) => `${FOLDER}/${asset}`)
    .filter((asset) => !COMPRESSED.test(asset) && !(asset in earlier));
  const current = files.map((asset) => [asset, fs.statSync(path.join(build, asset)).size]);
  return {current: Object.fromEntries(current), earlier};
}

/** Writes the list into a build folder. */
export function writeAssetList(build: string, list: AssetList): void {
  fs.writeFileSync(path.join(build, LIST_FILE), `${JSON.stringify(list, null, 1)}\n`);
}
