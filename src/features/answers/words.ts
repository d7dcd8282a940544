/** Words of a query that say what it is about, beside the name itself. */
import type {Kind} from './model/fact';

const words = (text: string) => text.split(' ');

/** Words that only connect others, and are never part of a name. */
const LINKS = new Set(
  words('a an the what whats is are was does do of in for on to by my with from which where how'),
);

/** Words that say nothing about the kind of fact, but may be part of a name. */
const FILLERS = new Set(
  words(
    'set use value values name names description meaning mean means explain list all required needed need true false ' +
      'null reference docs documentation datahub source connector recipe',
  ),
);

/** What a word says about the kind of fact. */
const KINDS: readonly [words: string, kinds: readonly Kind[]][] = [
  ['env envvar environment variable variables var vars', ['variable']],
  ['default defaults', ['variable', 'field', 'option']],
  [
    'config configuration setting settings parameter parameters param property',
    ['field', 'variable'],
  ],
  ['field', ['field']],
  ['type', ['field']],
  ['fields schema', ['aspect', 'field']],
  ['option options', ['option', 'command', 'field']],
  ['flag flags argument arguments', ['option', 'command']],
  ['command commands cli', ['command', 'option', 'variable']],
  ['aspect aspects', ['aspect']],
  ['privilege privileges permission permissions policy', ['privilege']],
];

const KIND_OF = new Map(KINDS.flatMap(([text, kinds]) => words(text).map((word) => [word, kinds])));

/** Words for what a source must be granted. */
const GRANTS = new Set(words('grant grants granting privilege privileges permission permissions'));

/** Words that go with them. */
const AROUND_GRANTS = new Set(
  words(
    'access user role roles sql script scripts minimum minimal ingestion ingest service account block statements',
  ),
);

export const isLink = (word: string): boolean => LINKS.has(word);

export const isFiller = (word: string): boolean => LINKS.has(word) || FILLERS.has(word);

export const isKindWord = (word: string): boolean => KIND_OF.has(word);

/** @param around lowercase words around a name; @returns the kinds that all of them allow */
export function kindsOf(around: readonly string[]): ReadonlySet<Kind> | undefined {
  const said = around.flatMap((word) => {
    const kinds = KIND_OF.get(word);
    return kinds ? [kinds] : [];
  });
  const [first, ...rest] = said;
  return first && new Set(first.filter((kind) => rest.every((kinds) => kinds.includes(kind))));
}

/** Whether the words besides a source ask for its grants, and nothing else. */
export function isAboutGrants(others: readonly string[]): boolean {
  return (
    others.some((word) => GRANTS.has(word)) &&
    others.every((word) => GRANTS.has(word) || AROUND_GRANTS.has(word) || isFiller(word))
  );
}
