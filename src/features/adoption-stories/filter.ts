/** Which adoption stories match a filter, and how the filter is written in the URL. */
import {slug} from '../../lib/slug';
import type {AdoptionStory} from './model';

/** The chosen values; an empty list excludes nothing. */
export type StoryFilter = {
  /** Keys of categories; a story matches any of them. */
  categories: readonly string[];
  /** Kinds; a story matches any of them. */
  kinds: readonly string[];
  /** Whether to show only stories about DataHub Cloud. */
  cloud: boolean;
};

/** The parts of a filter, and their names in the URL. */
const PARAMS = {categories: 'category', kinds: 'kind', cloud: 'cloud'} as const;

/** Reads a filter from a query string; other parameters are ignored. */
export function parseFilter(search: string): StoryFilter {
  const params = new URLSearchParams(search);
  return {
    categories: params.getAll(PARAMS.categories),
    kinds: params.getAll(PARAMS.kinds),
    cloud: params.get(PARAMS.cloud) === 'true',
  };
}

/** The filter that matches every story. */
export const NO_FILTER = parseFilter('');

/** Writes a filter to a query string, leaving other parameters unchanged. */
export function formatFilter({categories, kinds, cloud}: StoryFilter, search: string): string {
  const params = new URLSearchParams(search);
  Object.values(PARAMS).forEach((name) => params.delete(name));
  categories.forEach((key) => params.append(PARAMS.categories, key));
  kinds.forEach((kind) => params.append(PARAMS.kinds, kind));
  if (cloud) params.set(PARAMS.cloud, 'true');
  return params.toString();
}

/** @returns whether a story is in one of the chosen categories, of a chosen kind, and about Cloud if that is required */
export function matches(story: AdoptionStory, {categories, kinds, cloud}: StoryFilter): boolean {
  return (
    (categories.length === 0 || categories.includes(slug(story.category))) &&
    (kinds.length === 0 || kinds.includes(story.kind)) &&
    (!cloud || story.cloud === true)
  );
}

/** @returns whether nothing is chosen */
export function isEmpty({categories, kinds, cloud}: StoryFilter): boolean {
  return categories.length === 0 && kinds.length === 0 && !cloud;
}
