/** Other words for the same, looked up by the stems of a query. */
import {chunksOf, stem} from './terms';

/** A run of words that has synonyms, and the stems of each of those. */
export type SynonymSpan = {from: number; to: number; others: readonly (readonly string[])[]};

export class Synonyms {
  /** The groups of a term, by its stems. */
  readonly #groups = new Map<string, (readonly string[])[][]>();
  #longest = 0;

  /** @param groups terms that mean the same */
  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const terms = group.map((term) => chunksOf(term).flatMap(({words}) => words.map(stem)));
      for (const stems of terms) {
        const key = stems.join(' ');
        const others = terms.filter((other) => other !== stems);
        this.#groups.set(key, [...(this.#groups.get(key) ?? []), others]);
        this.#longest = Math.max(this.#longest, stems.length);
      }
    }
  }

  /** @param stems of a query, in the order of its words */
  find(stems: readonly string[]): SynonymSpan[] {
    const found: SynonymSpan[] = [];
    for (let from = 0; from < stems.length; from++) {
      for (let to = from + 1; to <= Math.min(stems.length, from + this.#longest); to++) {
        const groups = this.#groups.get(stems.slice(from, to).join(' '));
        if (groups) found.push({from, to, others: groups.flat()});
      }
    }
    return found;
  }
}
