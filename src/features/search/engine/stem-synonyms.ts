/** Writes synonyms the way the search looks them up. */
import type {SynonymGroups} from './format';
import {chunksOf, stem} from './terms';

/** `Access policies` → `access policy` */
function stemsOf(term: string): string {
  return chunksOf(term)
    .flatMap(({words}) => words.map(stem))
    .join(' ');
}

/** @returns the same groups, each term by its stems with blanks between them */
export function stemSynonyms({same, near}: SynonymGroups): SynonymGroups {
  const stemGroups = (groups: readonly string[][]) => groups.map((group) => group.map(stemsOf));
  return {same: stemGroups(same), near: stemGroups(near)};
}
