/** Suggests pages for an address that doesn't exist. */
import {editDistance} from '../../../src/features/search/engine/edit-distance';
import {searchIndex} from '../../../src/features/search/engine/search';
import type {Site} from '.';
import type {Version} from './version';

/** How many pages to suggest. */
const SHOWN = 3;

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** @returns paths of the pages that are most similar by name, or that a search for the words of the path finds */
export async function similarPages(site: Site, version: Version, path: string): Promise<string[]> {
  const index = await site.searchIndex(version);
  const name = lastPart(path).slice(0, 60);
  const most = Math.max(1, Math.floor(name.length / 4));
  const near = index.pages
    .map(({url}) => ({url, distance: editDistance(name, lastPart(url), most)}))
    .filter(({distance}) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map(({url}) => url);
  const words = path.replace(version.path, '').replace(/[^\p{L}\p{N}]+/gu, ' ');
  const found = searchIndex(index, words.slice(0, 200), {limit: SHOWN}).hits.map(({url}) => url);
  return [...new Set([...near, ...found])].slice(0, SHOWN);
}
