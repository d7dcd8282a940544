/** The search of the site itself, over the files of its index. */
import {bestPassage} from '../engine/excerpt';
import {markerFor} from '../engine/mark';
import {searchIndex} from '../engine/search';
import type {SearchIndex} from '../engine/search-index';
import {suggestQueries} from '../engine/suggest';
import {
  ALL_VERSIONS,
  type Found,
  type PageHit,
  type SearchBackend,
  type SearchOptions,
} from '../types';
import {IndexFiles} from './files';
import {mergeFound} from './merge';
import {warmUp} from './warm-up';

/** The index that holds a hit, and its place there. */
function findPage(indexes: readonly {name: string; index: SearchIndex}[], {url}: PageHit) {
  for (const {name, index} of indexes) {
    const page = index.pages.findIndex((one) => one.url === url);
    if (page >= 0) return {name, page, index};
  }
  return undefined;
}

/** @param baseUrl of the site, with a slash at its end */
export function createIndexBackend(baseUrl: string): SearchBackend {
  const files = new IndexFiles(baseUrl);
  const namesOf = (version: string) => (version === ALL_VERSIONS ? files.versions : [version]);
  const loaded = new Map<string, SearchIndex>();
  const load = async (name: string) => {
    const index = await files.index(name);
    // What was asked meanwhile goes first.
    if (!loaded.has(name)) warmUp(index);
    loaded.set(name, index);
    return {name, index};
  };

  async function withExcerpt(query: string, hit: PageHit): Promise<PageHit> {
    const indexes = [...loaded].map(([name, index]) => ({name, index}));
    const found = findPage(indexes, hit);
    if (!found) return hit;
    const text = await files.text(found.name, found.page).catch(() => undefined);
    const passage = text && bestPassage(text, markerFor(found.index, query));
    return passage ? {...hit, excerpt: passage.text} : hit;
  }

  return {
    async prepare(version) {
      await Promise.allSettled(namesOf(version).map(load));
    },
    async search(query: string, {version, limit, section}: SearchOptions): Promise<Found> {
      const indexes = await Promise.all(namesOf(version).map(load));
      const found = indexes.map(({index}, i) =>
        // Pages outside the docs are in the index of each version.
        searchIndex(index, query, {limit, section, docsOnly: i > 0}),
      );
      return mergeFound(found, limit);
    },
    withExcerpts: (query, hits) => Promise.all(hits.map((hit) => withExcerpt(query, hit))),
    async suggest(query, {version, limit}) {
      const [name = version] = namesOf(version);
      return suggestQueries((await load(name)).index, query, limit);
    },
  };
}
