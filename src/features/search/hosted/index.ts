/** Searches the site with the hosted service. No request is sent until a reader is about to search. */
import {liteClient, type SearchQuery, type SearchResponse} from 'algoliasearch/lite';
import {FIRST_STEPS} from '../first-steps';
import {listSections} from '../sections';
import {type SearchBackend, SearchUnavailable} from '../types';
import {type FoundRecord, pagesOf} from './pages';
import {reportOpened} from './report-opened';
import {probe, searchRequests} from './queries';
import type {HostedService} from './service';
import {type Candidate, candidatesFor, suggestionsFrom} from './suggestions';

/** Milliseconds after which another host of the service is tried; responses take 20 to 100. */
const TIMEOUTS = {connect: 1000, read: 3000, write: 3000};

/** Hosts to use instead of the service's own, for tests. */
type Options = Pick<NonNullable<Parameters<typeof liteClient>[2]>, 'hosts'>;

/** Opens the connection that the first search needs. */
function preconnect(appId: string): void {
  const href = `https://${appId}-dsn.algolia.net`;
  if (document.head.querySelector(`link[rel="preconnect"][href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, {rel: 'preconnect', href, crossOrigin: ''});
  document.head.append(link);
}

/** @returns a backend for the index that `npm run search:publish` fills */
export function createHostedBackend(service: HostedService, options?: Options): SearchBackend {
  const {appId, searchKey, indexName} = service;
  const client = liteClient(appId, searchKey, {timeouts: TIMEOUTS, ...options});

  /** Sends several queries in one request. @throws SearchUnavailable */
  async function ask(requests: SearchQuery[]): Promise<SearchResponse<FoundRecord>[]> {
    try {
      const {results} = await client.searchForHits<FoundRecord>({requests});
      // A proxy may respond with something else.
      if (results.length === requests.length) return results;
    } catch (cause) {
      throw new SearchUnavailable('The hosted search can’t be reached.', {cause});
    }
    throw new SearchUnavailable('The hosted search returned an unexpected response.');
  }

  return {
    async prepare() {
      preconnect(appId);
    },

    async search(query, searchOptions) {
      // The service would return every page.
      if (query.trim() === '') return {hits: [], count: 0, sections: []};
      const [found, all] = await ask(searchRequests(indexName, query, searchOptions));
      return {
        hits: pagesOf(found?.hits ?? []),
        count: found?.nbHits ?? 0,
        sections: listSections(Object.entries(all?.facets?.['section'] ?? {})),
        ...(found?.queryID !== undefined && {queryId: found.queryID}),
      };
    },

    // The hits already contain them.
    withExcerpts: (_, hits) => Promise.resolve(hits),

    async suggest(query, {version, limit}) {
      const finding = async (candidates: readonly Candidate[]) => {
        const answers = await ask(candidates.map((one) => probe(indexName, one.query, version)));
        const probed = answers.map(({nbHits = 0, hits}) => ({
          count: nbHits,
          title: hits[0]?.hierarchy.lvl1,
        }));
        return suggestionsFrom(candidates, probed, limit);
      };
      const near = candidatesFor(query);
      const found = near.length > 0 ? await finding(near) : [];
      return found.length > 0 ? found : finding(FIRST_STEPS.map((step) => ({query: step})));
    },

    opened: (hit) => reportOpened(service, hit),
  };
}
