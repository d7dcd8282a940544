/** The GraphQL reference: eight pages made from the schema of one version. */
import type {GraphqlReference} from '..';
import type {GeneratedPage, PageLinks} from '../../page-kit/page';
import {operationPage} from './operation-page';
import {PAGES} from './page-words';
import type {PageName} from './target';
import {typePage} from './type-page';
import {usageOf} from './usage';

const NAMES = Object.keys(PAGES) as PageName[];

/** Folder of the pages in the docs tree. */
export const GRAPHQL_PATHS: readonly string[] = NAMES.map((name) => `graphql/${name}`);

/**
 * Renders queries, mutations, objects, inputs, interfaces, unions, enums, and scalars.
 *
 * @param reference the API of the version the pages are for
 */
export function graphqlPages(reference: GraphqlReference, links: PageLinks): GeneratedPage[] {
  const usage = usageOf(reference.schema);
  return NAMES.map((page) => {
    const view = {page, reference, usage};
    if (page === 'queries') return operationPage(view, 'Query', links);
    if (page === 'mutations') return operationPage(view, 'Mutation', links);
    return typePage(view, links);
  });
}
