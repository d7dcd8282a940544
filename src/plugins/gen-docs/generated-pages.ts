/** Lists every generated page of one version. */
import type {Reference} from '../../reference';
import {entityPages} from './entity-page';
import {graphqlPages} from './graphql-pages';
import {automaticLineagePage} from './lineage-pages';
import type {GeneratedPage, PageLinks} from './page';
import {sourcePages} from './source-page';

type MakePage = (reference: Reference, links: PageLinks) => GeneratedPage[];

const MAKERS: readonly MakePage[] = [
  ({sources}, links) => sourcePages(sources, links),
  ({sources}, links) => [automaticLineagePage(sources, links)],
  ({metamodel}, links) => entityPages(metamodel, links),
  ({graphql}, links) => graphqlPages(graphql, links),
];

/**
 * @param handWritten page path → extension of the hand-written pages
 * @param makeLinks links over a set of pages; generated pages link to each other too, so they are
 *   listed first with links that resolve nothing and then rendered with all of them
 */
export function generatedPages(
  reference: Reference,
  handWritten: ReadonlyMap<string, string>,
  makeLinks: (files: ReadonlyMap<string, string>) => PageLinks,
): GeneratedPage[] {
  const render = (links: PageLinks) => MAKERS.flatMap((make) => make(reference, links));
  const generated = render(makeLinks(new Map())).map(({path}) => [path, '.md'] as const);
  return render(makeLinks(new Map([...handWritten, ...generated])));
}
