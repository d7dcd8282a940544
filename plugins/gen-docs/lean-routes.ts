/**
 * Moves titles and descriptions of docs from their version, which every docs page loads, to the category
 * pages whose cards show them (`src/theme/DocCategoryGeneratedIndexPage` gives them to the cards).
 * `<DocCardList>` works there only, and fails the build elsewhere.
 */
import type {
  PropSidebarItem,
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** Ids of the docs with a card on the category page at a path. */
function cardIds(items: readonly PropSidebarItem[], path: string): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    if (item.href !== path) return cardIds(item.items, path);
    return item.items.flatMap((child) => (child.type === 'link' && child.docId) || []);
  });
}

function docsOnCards(version: PropVersionMetadata, path: string): PropVersionDocs {
  const ids = Object.values(version.docsSidebars).flatMap((items) => cardIds(items, path));
  return Object.fromEntries(Object.entries(version.docs).filter(([id]) => ids.includes(id)));
}

function withCards(route: RouteConfig, version: PropVersionMetadata): RouteConfig {
  const routes = route.routes?.map((child) => withCards(child, version));
  const isCategoryPage = route.props?.['categoryGeneratedIndex'] !== undefined;
  const docs = isCategoryPage && {props: {...route.props, docs: docsOnCards(version, route.path)}};
  return {...route, ...(routes && {routes}), ...docs};
}

/** @returns the route, with the routes below it, where a version's `docs` are on category pages alone */
export function leanRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'] as PropVersionMetadata | undefined;
  if (version) {
    const props = {...route.props, version: {...version, docs: {}}};
    return {...withCards(route, version), props};
  }
  return {...route, ...(route.routes && {routes: route.routes.map(leanRoute)})};
}
