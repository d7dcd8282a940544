/** Parses a query into its words without stop words, and the runs of words that may be one name. */
import {chunksOf, isStopWord, keyOf, squeeze, stem} from './terms';
import {splitAtVersus} from './versus';

export type QueryWord = {
  /** As typed, in lowercase. */
  text: string;
  stem: string;
  /** Whether the reader may still be typing it, which is only possible for the last word. */
  unfinished: boolean;
};

/** Words of a query from `from` up to, but not including, `to`. */
export type Span = {from: number; to: number};

/** A run of adjacent words that may be one name or one word. */
export type Run = Span & {
  /** Only its letters and digits. */
  key: string;
  /** Whether it was typed as a name: `stateful_ingestion.enabled`, `searchAcrossEntities`, `urn:li:dataset` */
  name: boolean;
};

export type ParsedQuery = {
  words: readonly QueryWord[];
  runs: readonly Run[];
  /** Whether it begins like a command: `datahub delete --hard` */
  isCommand: boolean;
  /** The run of all words. If it is a name, such as a pasted variable, nothing less than the whole name is meant. */
  whole: Run | undefined;
  /** The things that the query compares, as their keys: `tags vs terms`; none if it compares nothing. */
  compared: readonly string[];
  /** Stems of all words, with their positions in `words`, because terms such as `single sign on` contain stop words. */
  spoken: readonly {stem: string; place: number | undefined}[];
};

/** Readers write `search across entities` for `searchAcrossEntities`. A name that is typed as one may be longer. */
const MAX_RUN = 6;

/** More words than this are pasted text, of which the first words are enough. */
const MAX_WORDS = 16;

const COMMAND = /^\s*(?:\$\s+)?datahub\s/;

/** `segment` numbers the parts between the dots, colons, and slashes of a chunk. */
type Piece = {text: string; chunk: number; segment: number; name: boolean};

function piecesOf(query: string): Piece[] {
  return chunksOf(query).flatMap(({text, words}, chunk) => {
    const name = words.length > 1 && !/^[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)+$/u.test(text);
    const segments = text
      .split(/[.:/]/)
      .flatMap((part, segment) => chunksOf(part).flatMap((one) => one.words.map(() => segment)));
    return words.map((word, i) => ({text: word, chunk, segment: segments[i] ?? 0, name}));
  });
}

/**
 * Whether a run consists of whole segments of a name, and is itself a name: `RestEmitter` in
 * `datahub.client.rest.RestEmitter`
 */
function isPartOfName(
  run: readonly Piece[],
  before: Piece | undefined,
  after: Piece | undefined,
): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first?.name || !last || run.length < 2) return false;
  const starts = before?.chunk !== first.chunk || before.segment !== first.segment;
  const ends = after?.chunk !== last.chunk || after.segment !== last.segment;
  return starts && ends;
}

function runsOf(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < pieces.length; from++) {
    const chunkEnd = pieces.findLastIndex(({chunk}) => chunk === pieces[from]?.chunk) + 1;
    for (let to = from + 1; to <= pieces.length; to++) {
      if (to - from > MAX_RUN && to !== chunkEnd) continue;
      const run = pieces.slice(from, to);
      const [first] = run;
      const whole = run.every(({chunk}) => chunk === first?.chunk);
      runs.push({
        from,
        to,
        key: squeeze(run.map(({text}) => text).join('')),
        name: whole && isPartOfName(run, pieces[from - 1], pieces[to]),
      });
    }
  }
  return runs;
}

/** @returns an empty list of words for a query without letters or digits */
export function parseQuery(query: string): ParsedQuery {
  const sides = splitAtVersus(piecesOf(query));
  const all = sides.flat();
  const significant = all.filter(({text, name}) => name || !isStopWord(text));
  // The first letter of a word that is being typed isn't significant yet.
  const finished = /[\s?!.]$/.test(query);
  const isPartial = !finished && significant.length > 1 && significant.at(-1)?.text.length === 1;
  const meant = isPartial ? significant.slice(0, -1) : significant;
  const kept = (meant.length > 0 ? meant : all).slice(0, MAX_WORDS);
  const last = all.at(-1);
  // `searchAcrossE` is still the prefix of a name, with or without its last letter.
  const isLast = (piece: Piece) => piece === last || (isPartial && piece.chunk === last?.chunk);
  const words = kept.map((piece, i) => ({
    text: piece.text,
    stem: stem(piece.text),
    unfinished: !finished && i === kept.length - 1 && isLast(piece),
  }));
  const places = new Map(kept.map((piece, i) => [piece, i]));
  const spoken = all.map((piece) => ({stem: stem(piece.text), place: places.get(piece)}));
  const compared =
    sides.length > 1 ? sides.map((side) => keyOf(side.map(({text}) => text).join(''))) : [];
  const runs = runsOf(kept);
  const whole = runs.find(({from, to}) => from === 0 && to === words.length);
  return {words, runs, spoken, compared, whole, isCommand: COMMAND.test(query)};
}
