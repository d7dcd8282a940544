/** Synonyms, looked up by the stems of a query. */
import type {SynonymGroups} from './format';
import type {Span} from './query';
import {isStopWord} from './terms';

/** Another term for words of a query. */
type Synonym = Span & {
  /** Its stems without stop words, which pages aren't found by. */
  stems: readonly string[];
  /** Its weight relative to the words themselves. */
  worth: number;
};

const WEIGHTS = {same: 0.9, near: 0.5};

type Other = Pick<Synonym, 'stems' | 'worth'>;

export class Synonyms {
  /** Synonyms of a term, by its stems. */
  readonly #others = new Map<string, Other[]>();
  #longest = 0;

  constructor({same, near}: SynonymGroups) {
    for (const group of same) this.#add(group, WEIGHTS.same);
    for (const group of near) this.#add(group, WEIGHTS.near);
  }

  #add(group: readonly string[], worth: number): void {
    const terms = group.map((stems) => stems.split(' '));
    for (const [i, own] of terms.entries()) {
      const key = group[i] ?? '';
      const others = terms
        .filter((stems) => stems !== own)
        .flatMap((stems) => {
          const significant = stems.filter((one) => !isStopWord(one));
          // What is left of `sign in` isn't a synonym.
          const isWhole = significant.length > 1 || significant.length === stems.length;
          return isWhole ? [{stems: significant, worth}] : [];
        });
      this.#others.set(key, [...(this.#others.get(key) ?? []), ...others]);
      this.#longest = Math.max(this.#longest, own.length);
    }
  }

  /**
   * @param stems of all words of a query, in order
   * @returns terms with the positions of the stems that they replace
   */
  find(stems: readonly string[]): Synonym[] {
    const found: Synonym[] = [];
    for (let from = 0; from < stems.length; from++) {
      for (let to = from + 1; to <= Math.min(stems.length, from + this.#longest); to++) {
        const others = this.#others.get(stems.slice(from, to).join(' ')) ?? [];
        found.push(...others.map((other) => ({...other, from, to})));
      }
    }
    return found;
  }
}
