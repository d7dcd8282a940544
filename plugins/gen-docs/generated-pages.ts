/** Lists every generated page of one version. */
import {ReadCache} from '../common/read-cache';
import type {Reference} from '../reference';
import {entityPages, entityPaths} from '../metamodel/pages';
import {GRAPHQL_PATHS, graphqlPages} from '../graphql/pages';
import {automaticLineagePage, LINEAGE_PATH} from '../sources/lineage-page';
import {pageLinks} from '../page-kit/links';
import type {GeneratedPage, PageLinks} from '../page-kit/page';
import type {Version} from '../releases/version';
import {sourcePages, sourcePaths} from '../sources/pages';

/** A kind of page: its name, the facts it is generated from, the location of its pages, and how they are generated. */
type Kind<Facts> = {
  name: string;
  facts: (reference: Reference) => Facts;
  paths: (facts: Facts) => readonly string[];
  make: (facts: Facts, links: PageLinks, version: Version) => GeneratedPage[];
};

type Renderer = {
  paths: (reference: Reference) => readonly string[];
  render: (reference: Reference, files: ReadonlyMap<string, string>) => GeneratedPage[];
};

/**
 * Renders a kind of page, but again only if its facts or the set of pages it may link to have changed, which saves most
 * of the work after an edit in `npm start`. What an earlier process rendered is used again if nothing in reference/ has
 * changed since.
 */
function renderer<Facts>({name, facts, paths, make}: Kind<Facts>): Renderer {
  // Of the last build, and of the last one on another branch.
  const cache = new ReadCache<GeneratedPage[]>(`pages-${name}`, 2);
  let last: {key: string; facts: Facts; pages: GeneratedPage[]} | undefined;
  return {
    paths: (reference) => paths(facts(reference)),
    render(reference, files) {
      const key = [...files].map((file) => file.join('')).join('\n');
      const current = facts(reference);
      if (last?.key !== key || last.facts !== current) {
        const {fingerprint, version} = reference;
        const pages = cache.get(`${fingerprint}\n${key}`, () =>
          make(current, pageLinks(files), version),
        );
        last = {key, facts: current, pages};
      }
      return last.pages;
    },
  };
}

const RENDERERS: readonly Renderer[] = [
  renderer({
    name: 'sources',
    facts: ({sources}) => sources,
    paths: sourcePaths,
    make: sourcePages,
  }),
  renderer({
    name: 'lineage',
    facts: ({sources}) => sources,
    paths: () => [LINEAGE_PATH],
    make: (...all) => [automaticLineagePage(...all)],
  }),
  renderer({
    name: 'entities',
    facts: ({metamodel}) => metamodel,
    paths: entityPaths,
    make: entityPages,
  }),
  renderer({
    name: 'graphql',
    facts: ({graphql}) => graphql,
    paths: () => GRAPHQL_PATHS,
    make: graphqlPages,
  }),
];

/** Paths of the generated pages of a version in the docs tree. */
export function generatedPaths(reference: Reference): string[] {
  return RENDERERS.flatMap(({paths}) => paths(reference));
}

/**
 * Renders every generated page of a version; they may link to each other and to the hand-written ones.
 *
 * @param handWritten page path → extension of the hand-written pages
 */
export function generatedPages(
  reference: Reference,
  handWritten: ReadonlyMap<string, string>,
): GeneratedPage[] {
  const files = new Map([
    ...handWritten,
    ...generatedPaths(reference).map((path) => [path, '.md'] as const),
  ]);
  return RENDERERS.flatMap(({render}) => render(reference, files));
}
