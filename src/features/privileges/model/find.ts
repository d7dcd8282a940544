/** Finds the privileges that somebody needs for what they want to do. Pure functions. */
import {type Privilege, type Role} from './types';

/** Words that say nothing about the privilege. */
const EMPTY = new Set(
  'a an the to of for in on at by with from and or my our me i we us can cannot not do does how what which who is are be may want need needed privilege privileges permission permissions right rights user users allow allowed let grant unauthorized authorized authorization error failed perform action'.split(
    ' ',
  ),
);

/** Words of readers, and the words of the facts that mean the same. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'dataset table asset dashboard chart pipeline topic'
      .split(' ')
      .map((word) => [word, ['entity', 'asset']]),
  ),
  remove: ['delete'],
  rename: ['edit', 'change'],
  update: ['edit', 'change'],
  change: ['edit'],
  modify: ['edit', 'change'],
  add: ['edit', 'create'],
  assign: ['edit', 'add'],
  see: ['view'],
  open: ['view'],
  read: ['view'],
  query: ['view'],
  documentation: ['description'],
  recipe: ['ingestion'],
  source: ['ingestion'],
  roll: ['rollback'],
  pat: ['token'],
  term: ['glossary'],
  invite: ['users'],
};

/** A word without its ending, so that "tags" and "tagging" are found as "tag". */
function stem(word: string): string {
  const short = word.replace(/(?:ies)$/, 'y').replace(/(?:ing|ed|es|s)$/, '');
  return short.length >= 3 ? short : word;
}

/** `createTag` → `create`, `tag` */
function wordsOf(text: string): string[] {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean);
}

const stems = (text: string) => wordsOf(text).map(stem);

/** Each word of the question, with what else may stand for it. */
function wanted(question: string): Set<string>[] {
  return wordsOf(question)
    .filter((word) => !EMPTY.has(word))
    .map((word) => {
      const others = SAME[word] ?? SAME[stem(word)] ?? [];
      return new Set([word, ...others].map(stem));
    });
}

/** How much a word counts, by where it is found. */
const WEIGHTS = {name: 4, effect: 2, operation: 1.5};

type Indexed = {privilege: Privilege; fields: [keyof typeof WEIGHTS, Set<string>][]};

function indexed(privilege: Privilege): Indexed {
  const {name, constant, effect, operations} = privilege;
  return {
    privilege,
    fields: [
      ['name', new Set(stems(`${name} ${constant}`))],
      ['effect', new Set(stems(effect))],
      ['operation', new Set(operations.flatMap((one) => stems(`${one.name} ${one.does}`)))],
    ],
  };
}

const hasAny = (words: ReadonlySet<string>, any: ReadonlySet<string>) =>
  [...any].some((word) => words.has(word));

/** How rare a word is among the privileges: a word that most of them have says little. */
function rarity(all: readonly Indexed[], word: ReadonlySet<string>): number {
  const count = all.filter(({fields}) => fields.some(([, words]) => hasAny(words, word))).length;
  return Math.log(1 + all.length / (1 + count));
}

/** Matches below this share of the best aren't shown. */
const CLOSE = 0.55;

/**
 * @param privileges all of them
 * @returns a function that finds those for what somebody wants to do, or for the name of a privilege or an operation, best
 * first; for a text without such words, it returns all of them, in their order
 */
export function createFinder(privileges: readonly Privilege[]): (question: string) => Privilege[] {
  const all = privileges.map(indexed);
  return (question) => {
    const words = wanted(question.slice(0, 200));
    if (words.length === 0) return [...privileges];
    const rarities = words.map((word) => rarity(all, word));
    const scored = all
      .map(({privilege, fields}) => {
        const score = words.reduce((sum, word, i) => {
          const best = Math.max(
            0,
            ...fields.map(([field, texts]) => (hasAny(texts, word) ? WEIGHTS[field] : 0)),
          );
          return sum + best * (rarities[i] ?? 0);
        }, 0);
        return {privilege, score};
      })
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score);
    const [best] = scored;
    return scored
      .filter(({score}) => best !== undefined && score >= best.score * CLOSE)
      .map(({privilege}) => privilege);
  };
}

/** The privileges that a role has in some way. */
export function ofRole(privileges: readonly Privilege[], role: Role | undefined): Privilege[] {
  return role === undefined
    ? [...privileges]
    : privileges.filter(({roles}) => roles[role] !== 'no');
}
