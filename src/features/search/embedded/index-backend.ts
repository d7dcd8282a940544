/** The site's own search, based on its index files. */
import {bestPassage} from '../engine/excerpt';
import {type Marker, markerFor} from '../engine/mark';
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

/** Where the text of a page is, and what to mark in it. */
type Source = {name: string; page: number; marker: Marker};

/** @param baseUrl of the site, with a trailing slash */
export function createIndexBackend(baseUrl: string): SearchBackend {
  const files = new IndexFiles(baseUrl);
  const namesOf = (version: string) => (version === ALL_VERSIONS ? files.versions : [version]);
  const loaded = new Map<string, SearchIndex>();
  const load = async (name: string) => {
    const index = await files.index(name);
    // Calls that arrived in the meantime go first.
    if (!loaded.has(name)) warmUp(index);
    loaded.set(name, index);
    return {name, index};
  };

  async function withExcerpt(hit: PageHit, {name, page, marker}: Source): Promise<PageHit> {
    const text = await files.text(name, page).catch(() => undefined);
    const passage = text && bestPassage(text, marker);
    // A description that matches says more than code.
    const isWorse = passage?.isCode && hit.excerpt.some(({marked}) => marked);
    return passage && !isWorse ? {...hit, excerpt: passage.text} : hit;
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
    async withExcerpts(query, hits) {
      const markers = [...loaded].map(([name, index]) => ({
        ...{name, index},
        marker: markerFor(index, query),
      }));
      return Promise.all(
        hits.map((hit) => {
          const sources = markers.flatMap(({name, index, marker}) => {
            const page = index.placeOf(hit.url);
            return page === undefined ? [] : [{name, page, marker}];
          });
          return sources[0] ? withExcerpt(hit, sources[0]) : hit;
        }),
      );
    },
    async suggest(query, {version, limit}) {
      const [name = version] = namesOf(version);
      return suggestQueries((await load(name)).index, query, limit);
    },
  };
}
