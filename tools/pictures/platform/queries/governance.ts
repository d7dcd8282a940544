/** Roots of trees, views, and what else governance pages ask for. */
import type {Entity} from '../../../../plugins/acme';
import {pageOf} from '../page-of';
import type {Platform, Queries} from '../query';
import {ofType} from '../store';

const rootsOf = ({store}: Platform, type: string, parent?: string | null) =>
  ofType(store, type).filter(({related}) => (related.parent ?? null) === (parent ?? null));

const isPublic = (view: Entity) => view['viewType'] === 'GLOBAL';

/** Views that the user made, of one type or of both. */
function myViews({store}: Platform, {input}: {input: {viewType?: string | null}}) {
  const mine = ofType(store, 'DATAHUB_VIEW').filter(
    (view) => !isPublic(view) || view['creator'] === store.me,
  );
  return pageOf(
    'views',
    mine.filter((view) => !input.viewType || view['viewType'] === input.viewType),
  );
}

export const governance: Queries = {
  listDomains: (platform: Platform, {input}: {input: {parentDomain?: string | null}}) =>
    pageOf('domains', rootsOf(platform, 'DOMAIN', input.parentDomain)),
  getRootGlossaryNodes: (platform: Platform) => pageOf('nodes', rootsOf(platform, 'GLOSSARY_NODE')),
  getRootGlossaryTerms: (platform: Platform) => pageOf('terms', rootsOf(platform, 'GLOSSARY_TERM')),
  listMyViews: myViews,
  listGlobalViews: ({store}: Platform) =>
    pageOf('views', ofType(store, 'DATAHUB_VIEW').filter(isPublic)),
  getHighlights: ({store}: Platform) => store.analytics.highlights,
  getAnalyticsCharts: ({store}: Platform) => store.analytics.groups,
};
