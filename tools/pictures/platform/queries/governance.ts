/** Roots of trees, views, and what else governance pages ask for. */
import {pageOf} from '../page-of';
import type {Platform, Queries} from '../query';
import {ofType} from '../store';

const rootsOf = ({store}: Platform, type: string, parent?: string | null) =>
  ofType(store, type).filter(({related}) => (related.parent ?? null) === (parent ?? null));

const views = ({store}: Platform, viewType: string) =>
  pageOf(
    'views',
    ofType(store, 'DATAHUB_VIEW').filter((view) => view['viewType'] === viewType),
  );

export const governance: Queries = {
  listDomains: (platform: Platform, {input}: {input: {parentDomain?: string | null}}) =>
    pageOf('domains', rootsOf(platform, 'DOMAIN', input.parentDomain)),
  getRootGlossaryNodes: (platform: Platform) => pageOf('nodes', rootsOf(platform, 'GLOSSARY_NODE')),
  getRootGlossaryTerms: (platform: Platform) => pageOf('terms', rootsOf(platform, 'GLOSSARY_TERM')),
  // Asked for by the path above an asset in the older layout; the current one asks for the second version of paths.
  browsePaths: () => [],
  listMyViews: (platform: Platform) => views(platform, 'PERSONAL'),
  listGlobalViews: (platform: Platform) => views(platform, 'GLOBAL'),
  getHighlights: ({store}: Platform) => store.analytics.highlights,
  getAnalyticsCharts: ({store}: Platform) => store.analytics.groups,
};
