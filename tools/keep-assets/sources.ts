/** Where the files of the earlier build are: in a folder, or on the site itself. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {type AssetList, assetListOf, LIST_FILE, NO_ASSETS, parseAssetList} from './asset-list';

/** An earlier build. `read` returns undefined for a missing file. */
export type Source = {
  list: () => Promise<AssetList>;
  read: (name: string) => Promise<Buffer | undefined>;
};

function folder(dir: string): Source {
  return {
    list: async () => {
      const found = await fs.stat(dir).catch(() => undefined);
      if (!found?.isDirectory()) throw new Error(`--from ${dir}: there is no such folder.`);
      return assetListOf(dir);
    },
    read: (name) => fs.readFile(path.join(dir, name)).catch(() => undefined),
  };
}

const TRIES = 3;
const PATIENCE = 30_000;

/** @returns the response body; undefined for 404. @throws Error if all three attempts fail */
async function get(url: URL, pause: number): Promise<Buffer | undefined> {
  let reason = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, pause * tries));
    try {
      const response = await fetch(url, {signal: AbortSignal.timeout(PATIENCE)});
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      reason = `status ${response.status}`;
    } catch (error) {
      reason = String((error as Error).cause ?? error);
    }
  }
  throw new Error(
    `${url} could not be fetched: ${reason}. Try again, or deploy without this step.`,
  );
}

function site(address: string, pause: number): Source {
  const at = (name: string) =>
    new URL(name.split('/').map(encodeURIComponent).join('/'), address.replace(/\/*$/, '/'));
  return {
    list: async () => {
      const text = await get(at(LIST_FILE), pause);
      return text ? parseAssetList(text.toString(), at(LIST_FILE).href) : NO_ASSETS;
    },
    read: (name) => get(at(name), pause),
  };
}

/** @param from a folder, or the URL of the deployed site; `pause` between attempts, in milliseconds */
export function sourceOf(from: string, {pause = 2_000} = {}): Source {
  return /^https?:\/\//.test(from) ? site(from, pause) : folder(path.resolve(from));
}
