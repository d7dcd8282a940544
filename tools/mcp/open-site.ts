/** Opens the site that the command names. */
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';
import {INDEX_PATH} from '../../plugins/reference-data/paths';
import {SEARCH_FOLDERS} from '../../src/features/search/engine/format';
import {Site} from './site';
import {fetchedFiles} from './site/fetched';
import {folderFiles} from './site/folder';

/**
 * @param place folder, relative to the project, or URL
 * @throws Error for the contributor if it isn't a site that the tools can read
 */
export async function openSite(place: string): Promise<Site> {
  const isAddress = /^https?:\/\//i.test(place);
  const files = isAddress ? fetchedFiles(place) : folderFiles(path.resolve(ROOT, place));
  for (const file of [INDEX_PATH, SEARCH_FOLDERS]) {
    if ((await files.read(file)) !== undefined) continue;
    throw new Error(
      isAddress
        ? `${files.place} has no ${file}. Pass the address of a deployment of this site, or a folder: --site build`
        : `${files.place} is not a built site: it has no ${file}. Build it first: npm run build. Or read a deployed one: --site https://docs.example.com`,
    );
  }
  return new Site(files);
}
