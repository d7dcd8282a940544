/** The real facts of a version, for tests. */
import {lazy} from '../../../../../plugins/common/lazy';
import {ROOT} from '../../../../../plugins/common/root';
import {loadRecipeParts} from '../../../../../plugins/recipe-schema';
import {recipeToolFacts, type VersionFacts} from '../../../../../plugins/recipe-tool/facts';
import {loadReference} from '../../../../../plugins/reference';
import {Problems} from '../../../../../plugins/facts/problems';
import {loadReleases} from '../../../../../plugins/releases/load';
import {NEXT} from '../../../../../plugins/releases/model';
import type {SourceFacts} from '../types';

/** @param version a release, or `next` */
export function factsOf(version: string): VersionFacts {
  const releases = loadReleases(ROOT, new Problems());
  return recipeToolFacts(loadReference(ROOT, version), loadRecipeParts(ROOT), releases, '/docs');
}

/** The facts of Next. */
export const nextFacts = lazy(() => factsOf(NEXT));

/** The facts about a source in Next. */
export function sourceOf(plugin: string): SourceFacts | undefined {
  return nextFacts().sources.find((one) => one.plugin === plugin);
}
