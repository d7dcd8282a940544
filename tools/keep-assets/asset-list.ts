/** The list of a build's hashed files, beside them, so that the next build can tell which of them open tabs may still need. */
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {listFiles} from '../../plugins/common/list-files';

/** A file of the build; its address holds no hash, so nobody keeps a copy of it. */
export const LIST_FILE = 'asset-list.json';

/** Where the names of files hold a hash of their content. */
const FOLDER = 'assets';

/** Forms that the build made of other files, and makes again. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Lists come from the network too: no name may lead out of the folder. */
const name = z.string().regex(/^assets(?:\/(?!\.\.?(?:\/|$))[\w.~@+ -]+)+$/);
const size = z.number().int().nonnegative();

const schema = z.strictObject({
  /** Files that the build made, and their sizes in bytes. */
  current: z.record(name, size),
  /** Files of earlier builds that came along, with the day of the first build that no longer made them. */
  earlier: z.record(name, z.strictObject({size, left: z.iso.date()})),
});
export type AssetList = z.infer<typeof schema>;

/** Nothing at all: what a site that was never deployed has. */
export const NO_ASSETS: AssetList = {current: {}, earlier: {}};

/** @throws Error that names `where` if the text is no list */
export function parseAssetList(text: string, where: string): AssetList {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${where} is no list of assets. Deploy without this step once.`, {
      cause: error,
    });
  }
}

/** The list of a build folder: what is in it, minus what its list says was brought along. */
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
