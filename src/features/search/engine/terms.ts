/** Takes text apart into the terms that the index holds. */

/** Words that say nothing about what is looked for. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be been but by can could did do does doing for from get had has have how i if in into is ' +
    'it its me my need not of on or our should so some than that the their them there these they this those to up us ' +
    'want was we were what when where which while who why will with would you your'
  ).split(' '),
);

/** Longer runs of letters are keys and hashes, not words. */
const LONGEST = 40;

/** Words and identifiers: letters and digits with signs between them that identifiers hold. */
const CHUNKS = /[\p{L}\p{N}]+(?:[_.:\-/'’][\p{L}\p{N}]+)*/gu;
/** The same for text without other letters, many times faster: an index is searched as soon as it is there. */
const ASCII_CHUNKS = /[A-Za-z\d]+(?:[_.:\-/'][A-Za-z\d]+)*/g;

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the range of ASCII begins with control characters
  return /^[\x00-\x7f]*$/.test(text);
}

/** The platform's name is one word: no page is about its halves. */
const OWN_NAME = /DataHub/g;

/** `searchAcrossEntities` → `search across entities`, `OIDCConfig` → `oidc config` */
function splitCase(text: string): string {
  return text
    .replace(OWN_NAME, 'Datahub')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase();
}

/** A stem that is left has a vowel and so many letters. */
const SHORTEST_STEM = 3;

const ONLY_LETTERS = /^(?:[a-z]+|\p{L}+)$/u;

/** Endings of verbs, and of nouns made from them: `ingesting`, `ingested`, and `ingestion`. */
const ENDING = /(?:ing|ed|(?<=.{5}[ts])ion)$/;

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=x|ch|sh|ss|zz)es$|s$/, '');
}

/**
 * The stem of a word in lower case: without the ending of a plural or a verb, and without a last `e`. It takes off less
 * than Porter's algorithm, whose stems are too far from the words for a typo to be told from them, and which makes one
 * of `author` and `authorization`.
 */
export function stem(word: string): string {
  if (word.length <= SHORTEST_STEM || !ONLY_LETTERS.test(word)) return word;
  const singular = withoutPlural(word);
  const bare = singular.replace(ENDING, '');
  const isStem = bare.length >= SHORTEST_STEM && /[aeiouy]/.test(bare);
  const base = isStem ? bare.replace(/([bdfgklmnprt])\1$/, '$1') : singular;
  return base.length > SHORTEST_STEM ? base.replace(/e$/, '') : base;
}

/** Text in lower case without anything between its letters: what `power bi`, `Power-BI` and `powerbi` share. */
export function squeeze(text: string): string {
  const lower = text.toLowerCase();
  return isAscii(lower) ? lower.replace(/[^a-z\d]+/g, '') : lower.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A run of letters as a reader typed it, and the words that it is made of. */
type Chunk = {text: string; words: string[]};

/** A word in lower case, as most are. */
const SIMPLE = /^[a-z\d]+$/;

function wordsOf(chunk: string): string[] {
  if (SIMPLE.test(chunk)) return [chunk];
  const plain = chunk.replace(/['’]s\b/gu, '').replace(/['’]/gu, '');
  return splitCase(plain)
    .split(/[\s_.:\-/]+/)
    .filter(Boolean);
}

function splitText(text: string): readonly string[] {
  const chunks = isAscii(text) ? text.match(ASCII_CHUNKS) : text.normalize('NFKC').match(CHUNKS);
  return chunks ?? [];
}

/** @returns the chunks of a text, in the order they are in */
export function chunksOf(text: string): Chunk[] {
  return splitText(text).map((chunk) => ({text: chunk, words: wordsOf(chunk)}));
}

function makeTerms(chunk: string): string[] {
  const words = wordsOf(chunk);
  const terms = words.filter((word) => !STOP_WORDS.has(word)).map(stem);
  if (words.length > 1) terms.push(stem(words.join('')));
  return terms.filter((term) => term.length <= LONGEST);
}

/** The same words come again and again: their terms are made once. */
const known = new Map<string, readonly string[]>();

function termsOfChunk(chunk: string): readonly string[] {
  let terms = known.get(chunk);
  if (!terms) {
    terms = makeTerms(chunk);
    known.set(chunk, terms);
  }
  return terms;
}

/**
 * @returns the stems of the words of a text; an identifier gives its words and all of them as one; words that say
 * nothing are left out
 */
export function termsOf(text: string): string[] {
  return splitText(text).flatMap(termsOfChunk);
}

/** Does a word say nothing? */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Neighboring words and names as one: titles and queries disagree on `quick start` and `quickstart`. */
export function pairsOf(text: string): string[] {
  const wholes = splitText(text).map(squeeze);
  return wholes.slice(1).map((whole, i) => stem(`${wholes[i]}${whole}`));
}
