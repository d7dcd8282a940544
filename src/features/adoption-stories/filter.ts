/** Which adoption stories a choice leaves over, and how the choice stands in the address. */
import {slug} from '../../lib/slug';
import type {AdoptionStory} from './model';

/** What is chosen; empty lists choose everything. */
export type StoryFilter = {
  /** Keys of categories, any of which will do. */
  categories: readonly string[];
  /** Kinds, any of which will do. */
  kinds: readonly string[];
  /** Only stories of DataHub Cloud. */
  cloud: boolean;
};

/** The parts of a choice, and their names in the address. */
export const PARAMS = {categories: 'category', kinds: 'kind', cloud: 'cloud'} as const;

/** Reads a choice from a query string; what it can't mean is left out. */
export function parseFilter(search: string): StoryFilter {
  const params = new URLSearchParams(search);
  return {
    categories: params.getAll(PARAMS.categories),
    kinds: params.getAll(PARAMS.kinds),
    cloud: params.get(PARAMS.cloud) === 'true',
  };
}

/** Writes a choice into a query string, and leaves the other parts of it as they are. */
export function formatFilter({categories, kinds, cloud}: StoryFilter, search: string): string {
  const params = new URLSearchParams(search);
  Object.values(PARAMS).forEach((name) => params.delete(name));
  categories.forEach((key) => params.append(PARAMS.categories, key));
  kinds.forEach((kind) => params.append(PARAMS.kinds, kind));
  if (cloud) params.set(PARAMS.cloud, 'true');
  return params.toString();
}

/** Whether a choice leaves a story over: any of its categories, any of its kinds, and Cloud if that is asked. */
export function matches(story: AdoptionStory, {categories, kinds, cloud}: StoryFilter): boolean {
  return (
    (categories.length === 0 || categories.includes(slug(story.category))) &&
    (kinds.length === 0 || kinds.includes(story.kind)) &&
    (!cloud || story.cloud === true)
  );
}

/** Whether nothing is chosen. */
export function isEmpty({categories, kinds, cloud}: StoryFilter): boolean {
  return categories.length === 0 && kinds.length === 0 && !cloud;
}
