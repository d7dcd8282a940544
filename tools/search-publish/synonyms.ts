/** The site's synonyms in the format of the hosted service. */
import type {SynonymHit} from 'algoliasearch';
import {slug} from '../../src/lib/slug';

/** @param groups terms that mean the same, each of one or more words */
export function synonymHits(groups: readonly string[][]): SynonymHit[] {
  return groups.map((synonyms) => ({
    // Stable as long as the terms don't change.
    objectID: slug(synonyms.join('-')),
    type: 'synonym',
    synonyms,
  }));
}
