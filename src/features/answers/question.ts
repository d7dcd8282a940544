/** Reads a query as a question about one name: the name, and what the other words say about it. */
import type {Directory, Kind} from './model/fact';
import {grantsKey, isOption, keyOf, optionKey, wordsOfName} from './model/key';
import {isAboutGrants, isFiller, isKindWord, isLink, kindsOf} from './words';

/** A part of a query that may be the name of something. */
export type Candidate = {
  key: string;
  /** As typed. */
  name: string;
  /** What the words around it allow, if they say so. */
  kinds?: ReadonlySet<Kind>;
  /** Slug of the source that the query names beside it. */
  source?: string;
  /** Words of the command that an option belongs to. */
  command?: readonly string[];
};

/** Longer queries are pasted text. */
const LONGEST = 160;
const MOST_WORDS = 12;

/** Words around a name that may also be part of it: `datahub gms host`. */
const REACH = 3;

/** Removes what surrounds a name where it is used: `${NAME}`, `NAME=value`, `"name":`. */
function bare(token: string): string {
  const [, name = ''] = /^[^\p{L}\p{N}_-]*([^=]*)/u.exec(token) ?? [];
  return name.replace(/[^\p{L}\p{N}_>]+$/u, '');
}

type Sources = Directory['sources'];

/** Where a source is named, the longest name first. */
function findSource(tokens: readonly string[], sources: Sources) {
  for (let length = Math.min(4, tokens.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const key = keyOf(tokens.slice(from, from + length).join(''));
      if (Object.hasOwn(sources, key)) return {from, to: from + length, slug: sources[key] ?? ''};
    }
  }
  return undefined;
}

/** The value of an option in a pasted command, and no word that says something about it: `recipe.yml`, `urn:li:…`. */
const VALUE = /[.:/]/;

function optionIn(tokens: readonly string[]): Candidate[] {
  const flags = tokens.filter(isOption);
  const [name = ''] = flags;
  if (flags.length !== 1 || keyOf(name) === '') return [];
  const place = tokens.indexOf(name);
  const command = tokens
    .filter((token, i) => i !== place && !(i === place + 1 && VALUE.test(token)))
    .map((token) => token.toLowerCase())
    .filter((token) => !isFiller(token) && !isKindWord(token));
  return [{key: optionKey(name), name, command}];
}

/** The words of a command, if the query starts like one. */
function commandIn(lower: readonly string[]): Candidate[] {
  const said = lower.filter((word, i) => i === 0 || !isKindWord(word));
  if (said[0] !== 'datahub' || said.length < 2 || said.length > 4) return [];
  return [{key: keyOf(said.join('')), name: said.join(' '), kinds: new Set(['command'])}];
}

/** Whether a lookup is worth a request: other text is not the name of something. */
function mayBeName({name, kinds, source}: Candidate): boolean {
  if (kinds || source) return true;
  const looksLikeCode = /[\p{L}\p{N}][_.][\p{L}\p{N}]|\p{Ll}\p{Lu}/u.test(name);
  const isTitle = /^\p{Lu}\S*( (\p{Lu}\S*|&))+$/u.test(name);
  return looksLikeCode || isTitle || wordsOfName(name).length >= 3 || /^\S{10,}$/.test(name);
}

/** The runs of words that may be a name: everything but words that say something about it. */
function namesIn(tokens: readonly string[], lower: readonly string[], sources: Sources) {
  const source = findSource(tokens, sources);
  const isInSource = (i: number) => source !== undefined && i >= source.from && i < source.to;
  const isAround = (i: number) =>
    isInSource(i) || isFiller(lower[i] ?? '') || isKindWord(lower[i] ?? '');
  const core = tokens.map((_, i) => i).filter((i) => !isAround(i));
  const [first, last = 0] = [core[0], core.at(-1)];
  if (first === undefined) return [];
  const found: Candidate[] = [];
  for (let from = Math.max(0, first - REACH); from <= first; from += 1) {
    for (let to = Math.min(tokens.length, last + 1 + REACH); to > last; to -= 1) {
      const around = lower.filter((_, i) => (i < from || i >= to) && !isInSource(i));
      const kinds = kindsOf(around);
      const isOutside = source && (source.to <= from || source.from >= to);
      // A source that is only partly in the name is not a source.
      if (source && !isOutside && (source.from < from || source.to > to)) continue;
      if (isLink(lower[from] ?? '') || isLink(lower[to - 1] ?? '')) continue;
      const name = tokens.slice(from, to).join(' ');
      found.push({
        key: keyOf(name),
        name,
        ...(kinds && {kinds}),
        ...(isOutside && {source: source.slug}),
      });
    }
  }
  return found.filter(mayBeName);
}

/** @returns what the query may be about, the longest name first; nothing for most queries */
export function readQuestion(query: string, {sources}: Directory): Candidate[] {
  if (query.length > LONGEST) return [];
  const tokens = query
    .split(/\s+/)
    .map(bare)
    .filter((token) => keyOf(token) !== '');
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return [];
  if (tokens.some(isOption)) return optionIn(tokens);
  const lower = tokens.map((token) => token.toLowerCase());
  const source = findSource(tokens, sources);
  const others = lower.filter((_, i) => !source || i < source.from || i >= source.to);
  if (source && isAboutGrants(others)) {
    return [{key: grantsKey(source.slug), name: '', kinds: new Set(['grants'])}];
  }
  return [...commandIn(lower), ...namesIn(tokens, lower, sources)];
}
