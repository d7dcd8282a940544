/**
 * Moves titles and descriptions of docs from their version, which every docs page loads, to the pages whose cards show
 * them: category pages get those of their own cards, pages with a `<DocCardList>` those of the whole version, which may
 * list any of them. src/theme passes them to the cards. One of the patches of ../PATCHES.md.
 */
import type {
  PropSidebarItem,
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {upstreamChanged} from '../common/upstream.mjs';

/** Says whether the page in a file, an import such as `@site/genDocs/docs/a.md`, shows cards. */
type ShowsCards = (file: string) => boolean;

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

/** The docs of its version that a page needs; undefined for pages without cards. */
function docsOf(
  route: RouteConfig,
  version: PropVersionMetadata,
  showsCards: ShowsCards,
): PropVersionDocs | undefined {
  if (route.props?.['categoryGeneratedIndex'] !== undefined) {
    return docsOnCards(version, route.path);
  }
  const content = route.modules?.['content'];
  return typeof content === 'string' && showsCards(content) ? version.docs : undefined;
}

function withCards(
  route: RouteConfig,
  version: PropVersionMetadata,
  showsCards: ShowsCards,
): RouteConfig {
  const docs = docsOf(route, version, showsCards);
  return {
    ...route,
    ...(docs && {props: {...route.props, docs}}),
    ...(route.routes && {
      routes: route.routes.map((child) => withCards(child, version, showsCards)),
    }),
  };
}

/** @throws PatchError if a new docs plugin stores its docs differently */
function checkDocs(version: PropVersionMetadata): void {
  const [doc] = Object.values((version.docs ?? {}) as Partial<PropVersionDocs>);
  if (doc && 'title' in doc && 'description' in doc) return;
  throw upstreamChanged(
    {patch: 'lean-routes', package: '@docusaurus/plugin-content-docs', file: 'lib/props.js'},
    'a version whose docs have title and description by id',
    JSON.stringify(doc) ?? 'no docs',
  );
}

/**
 * @param showsCards whether a page has its own cards
 * @returns the route, with its child routes, where only pages with cards have a version's `docs`
 * @throws PatchError if a new docs plugin stores its docs differently
 */
export function leanRoute(route: RouteConfig, showsCards: ShowsCards): RouteConfig {
  const version = route.props?.['version'] as PropVersionMetadata | undefined;
  if (version) {
    checkDocs(version);
    const props = {...route.props, version: {...version, docs: {}}};
    return {...withCards(route, version, showsCards), props};
  }
  return {
    ...route,
    ...(route.routes && {routes: route.routes.map((child) => leanRoute(child, showsCards))}),
  };
}
