/** The paragraph at the top of each page. */
import type {PageLinks} from '../../page-kit/page';
import {PAGES} from './page-words';
import type {PageName} from './target';

const TYPES_GUIDE =
  'In a type, `!` marks a value that is never null or, in an input, required; square brackets mark a list.';

/** Returns the introduction of a page in Markdown. */
export function intro(page: PageName, links: PageLinks): string {
  const from = `graphql/${page}`;
  const {opening, showsTypes} = PAGES[page];
  const start = links.to(from, 'api/graphql/getting-started', 'Getting started with GraphQL');
  const overview = links.to(from, 'api/graphql/overview', 'GraphQL overview');
  const further = `${start} walks you through a first operation; the ${overview} covers the endpoint, authentication, and errors.`;
  return [opening, showsTypes && TYPES_GUIDE, further].filter(Boolean).join(' ');
}
