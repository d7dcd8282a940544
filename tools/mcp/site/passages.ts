/** Finds the passage of each found page that matches best, as the site's search does. */
import {bestPassage} from '../../../src/features/search/engine/excerpt';
import {markerFor} from '../../../src/features/search/engine/mark';
import {type PageHit, plainText} from '../../../src/features/search/types';
import type {Site} from '.';
import type {Version} from './version';

/** @returns the passage of each hit; its description if the text can't be read or code alone matches */
export async function passagesOf(
  site: Site,
  version: Version,
  query: string,
  hits: readonly PageHit[],
): Promise<string[]> {
  const index = await site.searchIndex(version);
  const marker = markerFor(index, query);
  return Promise.all(
    hits.map(async ({url, excerpt}) => {
      const place = index.placeOf(url);
      const text =
        place === undefined
          ? undefined
          : await site.searchText(version, place).catch(() => undefined);
      const passage = text && bestPassage(text, marker);
      return plainText(passage && !passage.isCode ? passage.text : excerpt);
    }),
  );
}
