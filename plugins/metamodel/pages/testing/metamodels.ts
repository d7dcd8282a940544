/** The metamodels to make pages of, and links that resolve. */
import {loadMetamodel, type Metamodel, releasedMetamodel} from '../..';
import {FIXTURE} from '../../testing/broken-fixture';
import {Problems} from '../../../facts/problems';
import {ROOT} from '../../../common/root';
import {pageLinks} from '../../../page-kit/links';
import type {PageLinks} from '../../../page-kit/page';

function load(root: string): {next: Metamodel; release: Metamodel} {
  const problems = new Problems();
  const next = loadMetamodel(root, problems);
  problems.throwIfAny();
  return {next, release: releasedMetamodel(next)};
}

/** Tables on platforms, with people to come. */
export const fixture = load(FIXTURE);

/** The facts of the repository. */
export const real = load(ROOT);

/** Links over a site in which everything an entity page refers to is there. */
export function allLinks({entities}: Metamodel): PageLinks {
  const pages = [...entities.values()].flatMap(({slug, related = {}}) => [
    `generated/metamodel/entities/${slug}`,
    ...Object.keys(related),
  ]);
  const others = ['graphql/objects', 'metadata-modeling/metadata-model'];
  return pageLinks(new Map([...pages, ...others].map((page) => [page, '.md'])));
}
