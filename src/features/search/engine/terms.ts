/** Splits text into the terms that the index contains. */

/** Words that don't help to find anything. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be been but by can could did do does doing for from get had has have how i if in into is ' +
    'it its me my need not of on or our should so some than that the their them there these they this those to up us ' +
    'want was we were what when where which while who why will with would you your'
  ).split(' '),
);

/** Longer runs of letters are keys and hashes, not words. */
const MAX_LENGTH = 40;

/** Words and identifiers: letters and digits, with the separators of identifiers between them. */
const CHUNKS = /[\p{L}\p{N}]+(?:[_.:\-/'’][\p{L}\p{N}]+)*/gu;
/** The same for ASCII text, but many times faster, because an index is searched as soon as it is loaded. */
const ASCII_CHUNKS = /[A-Za-z\d]+(?:[_.:\-/'][A-Za-z\d]+)*/g;

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the range of ASCII begins with control characters
  return /^[\x00-\x7f]*$/.test(text);
}

/** The platform's name is one word: no page is only about one of its halves. */
const OWN_NAME = /DataHub/g;

/** `searchAcrossEntities` → `search across entities`, `OIDCConfig` → `oidc config` */
function splitCase(text: string): string {
  return text
    .replace(OWN_NAME, 'Datahub')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase();
}

/** Minimum length of a stem, which must also contain a vowel. */
const MIN_STEM = 3;

const ONLY_LETTERS = /^(?:[a-z]+|\p{L}+)$/u;

/** Endings of verbs, and of nouns made from them: `ingesting`, `ingested`, and `ingestion`. */
const ENDING = /(?:ing|ed|(?<=.{5}[ts])ion)$/;

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=x|ch|sh|ss|zz)es$|s$/, '');
}

/**
 * Returns the stem of a lowercase word, without plural or verb endings and without a final `e`. It removes less than
 * Porter's algorithm, whose stems differ too much from the words to recognize typos, and which maps `author` and
 * `authorization` to the same stem.
 */
export function stem(word: string): string {
  if (word.length <= MIN_STEM || !ONLY_LETTERS.test(word)) return word;
  const singular = withoutPlural(word);
  const bare = singular.replace(ENDING, '');
  const isStem = bare.length >= MIN_STEM && /[aeiouy]/.test(bare);
  const base = isStem ? bare.replace(/([bdfgklmnprt])\1$/, '$1') : singular;
  return base.length > MIN_STEM ? base.replace(/e$/, '') : base;
}

/** Returns lowercase text without anything between its letters: the same for `power bi`, `Power-BI`, and `powerbi`. */
export function squeeze(text: string): string {
  const lower = text.toLowerCase();
  return isAscii(lower) ? lower.replace(/[^a-z\d]+/g, '') : lower.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A run of letters as typed, and the words that it consists of. */
type Chunk = {text: string; words: string[]};

/** A lowercase word, as most are. */
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

/** @returns the chunks of a text, in order */
export function chunksOf(text: string): Chunk[] {
  return splitText(text).map((chunk) => ({text: chunk, words: wordsOf(chunk)}));
}

function makeTerms(chunk: string): string[] {
  const words = wordsOf(chunk);
  const terms = words.filter((word) => !STOP_WORDS.has(word)).map(stem);
  if (words.length > 1) terms.push(stem(words.join('')));
  return terms.filter((term) => term.length <= MAX_LENGTH);
}

/** The same words occur again and again, so their terms are cached. */
const known = new Map<string, readonly string[]>();

function termsOfChunk(chunk: string): readonly string[] {
  let terms = known.get(chunk);
  if (!terms) {
    terms = makeTerms(chunk);
    known.set(chunk, terms);
  }
  return terms;
}

/** @returns the stems of the words of a text without stop words; for an identifier, its words and all of them joined */
export function termsOf(text: string): string[] {
  return splitText(text).flatMap(termsOfChunk);
}

/** Returns whether a word is a stop word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Returns adjacent words and names joined, because titles and queries disagree on `quick start` and `quickstart`. */
export function pairsOf(text: string): string[] {
  const wholes = splitText(text).map(squeeze);
  return wholes.slice(1).map((whole, i) => stem(`${wholes[i]}${whole}`));
}

/** Returns the stem of a short text without anything between its words: the same for `data product`, `Data-Products`, and `dataproducts`. */
export function keyOf(text: string): string {
  return stem(squeeze(text));
}
