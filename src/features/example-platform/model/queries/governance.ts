/** Roots of trees, views, and other data that governance pages request. */
import {pageOf} from '../page-of';
import type {Platform, Queries} from '../query';
import {score} from '../ranking';
import {newestFirst, ofType} from '../store';

type Page = {start?: number | null; count?: number | null; query?: string | null};

const childrenOf = ({store}: Platform, type: string, parent?: string | null) =>
  ofType(store, type).filter(({related}) => (related.parent ?? null) === (parent ?? null));

/** Roots of the glossary are ordered only by their URNs. */
const roots = (platform: Platform, key: string, type: string, input: Page) =>
  pageOf(
    key,
    childrenOf(platform, type).toSorted((a, b) => (a.urn < b.urn ? -1 : 1)),
    input,
  );

type ViewsInput = Page & {viewType?: string | null};

/** Views of a kind, or all of the user's own, newest first. */
function views({store}: Platform, viewType: string | null | undefined, input: ViewsInput) {
  const all = ofType(store, 'DATAHUB_VIEW').filter(
    (view) => (!viewType || view['viewType'] === viewType) && score(store, view, input.query) > 0,
  );
  return pageOf('views', newestFirst(store, all), input, 20);
}

export const governance: Queries = {
  listDomains(platform: Platform, {input}: {input: Page & {parentDomain?: string | null}}) {
    const {store} = platform;
    const all = childrenOf(platform, 'DOMAIN', input.parentDomain).filter(
      (one) => score(store, one, input.query) > 0,
    );
    return pageOf('domains', newestFirst(store, all), input, 20);
  },
  getRootGlossaryNodes: (platform: Platform, {input}: {input: Page}) =>
    roots(platform, 'nodes', 'GLOSSARY_NODE', input),
  getRootGlossaryTerms: (platform: Platform, {input}: {input: Page}) =>
    roots(platform, 'terms', 'GLOSSARY_TERM', input),
  // Requested by the path above an asset in the older layout; the current one requests the second version of paths.
  browsePaths: () => [],
  // Every view of the fixture is the signed-in user's.
  listMyViews: (platform: Platform, {input}: {input: ViewsInput}) =>
    views(platform, input.viewType, input),
  listGlobalViews: (platform: Platform, {input}: {input: ViewsInput}) =>
    views(platform, 'GLOBAL', input),
  getHighlights: ({store}: Platform) => store.analytics.highlights,
  getAnalyticsCharts: ({store}: Platform) => store.analytics.groups,
};
