/** Which integrations match a text and the chosen filters, and how many each filter value would leave. */
import type {Integration} from '@site/src/features/integrations/model/types';
import {wordsOf} from '../../../components/FilterList/match';
import {SUPPORT_LEVELS} from './vocabulary';
import {type Choice, type Facet, FACETS, valuesOf} from './facets';
import {slug} from '../../../lib/slug';

/** A text and filters to match. */
type Query = {text: string; choice: Choice};

function matchesText(integration: Integration, words: readonly string[]): boolean {
  const {name, topic, types, words: others} = integration;
  const text = `${name} ${topic} ${types.join(' ')} ${others}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

const matchesFacet = (integration: Integration, facet: Facet, chosen: readonly string[]) =>
  chosen.length === 0 || valuesOf(integration, facet).some((value) => chosen.includes(slug(value)));

/**
 * Every word must occur in the facts about an integration, in any order. All groups with chosen values must match; a
 * group matches if any of its chosen values does.
 *
 * @param except a group to ignore
 */
export function filter(
  integrations: readonly Integration[],
  {text, choice}: Query,
  except?: Facet,
): Integration[] {
  const words = wordsOf(text);
  const facets = FACETS.filter((facet) => facet !== except);
  return integrations.filter(
    (one) =>
      matchesText(one, words) && facets.every((facet) => matchesFacet(one, facet, choice[facet])),
  );
}

/** A value of a group, and how many integrations it leaves, given what is chosen in other groups. */
export type FacetValue = {id: string; value: string; count: number; chosen: boolean};

const LEVELS: readonly string[] = SUPPORT_LEVELS;

/** Sorts support levels from best to worst, and everything else A to Z. */
function inOrder(a: string, b: string): number {
  return LEVELS.indexOf(a) - LEVELS.indexOf(b) || a.localeCompare(b, 'en');
}

/** @returns every value that any integration has in the group, including those without a match */
export function facetValues(
  integrations: readonly Integration[],
  query: Query,
  facet: Facet,
): FacetValue[] {
  const all = new Set(integrations.flatMap((one) => valuesOf(one, facet)));
  const left = filter(integrations, query, facet);
  return [...all].sort(inOrder).map((value) => ({
    id: slug(value),
    value,
    count: left.filter((one) => valuesOf(one, facet).includes(value)).length,
    chosen: query.choice[facet].includes(slug(value)),
  }));
}
