/** Metamodels to generate pages from, and links that resolve. */
import {loadMetamodel, type Metamodel, metamodelAt} from '../..';
import {FIXTURE} from '../../testing/broken-fixture';
import {Problems} from '../../../facts/problems';
import {ROOT} from '../../../common/root';
import {pageLinks} from '../../../page-kit/links';
import type {PageLinks} from '../../../page-kit/page';
import {loadEveryVersion} from '../../../reference';
import {NEXT_DOCS, OLDEST, RELEASES} from '../../../releases/testing/releases';

function loadFixture(): {next: Metamodel; release: Metamodel} {
  const problems = new Problems();
  const all = loadMetamodel(FIXTURE, problems, RELEASES);
  problems.throwIfAny();
  return {next: metamodelAt(all, NEXT_DOCS), release: metamodelAt(all, OLDEST)};
}

/** Tables on platforms; people come in a later release. */
export const fixture = loadFixture();

const [next, ...releases] = loadEveryVersion(ROOT).map(({metamodel}) => metamodel);
const release = releases.at(-1);
if (!next || !release) throw new Error('reference/releases.yaml lists no release');

/** The facts in the repository: for Next, for the oldest release, and for every version. */
export const real = {next, release, every: [next, ...releases]};

/** Links for a site that has everything an entity page refers to. */
export function allLinks({entities}: Metamodel): PageLinks {
  const pages = [...entities.values()].flatMap(({slug, related = {}}) => [
    `generated/metamodel/entities/${slug}`,
    ...Object.keys(related),
  ]);
  const others = ['graphql/objects', 'metadata-modeling/metadata-model'];
  return pageLinks(new Map([...pages, ...others].map((page) => [page, '.md'])));
}
