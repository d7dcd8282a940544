/** The site's synonyms as the hosted service takes them. */
import type {SynonymHit} from 'algoliasearch';
import {slug} from '../../src/lib/slug';

/** @param groups terms that mean the same, of one word or several */
export function synonymHits(groups: readonly string[][]): SynonymHit[] {
  return groups.map((synonyms) => ({
    // The same as long as the terms are.
    objectID: slug(synonyms.join('-')),
    type: 'synonym',
    synonyms,
  }));
}
