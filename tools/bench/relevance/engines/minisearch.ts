/**
 * MiniSearch, tuned as well as we could: the same pages, fields, terms, synonyms, and bonus for links as our own search,
 * read from the same files. First it requires every word, the last one as a prefix; then it allows typos; then any of the
 * words is enough.
 */
import fs from 'node:fs';
import path from 'node:path';
import MiniSearch, {type Options, type Query, type SearchResult} from 'minisearch';
import type {IndexFile, PageText} from '../../../../src/features/search/engine/format';
import {parseQuery} from '../../../../src/features/search/engine/query';
import {readSymbols} from '../../../../src/features/search/engine/symbol-lines';
import {Synonyms} from '../../../../src/features/search/engine/synonyms';
import {pairsOf, stem, termsOf} from '../../../../src/features/search/engine/terms';
import {brotli} from '../../../server/compress-thread.mjs';
import {BEST_QUALITY} from '../../../server/compression';
import {type OtherEngine, pagePath} from '../engine';
import {DEPTH} from '../metrics';
import {bundle} from './bundle';
import {nextFolder} from './ours';

const FIELDS = ['title', 'keywords', 'path', 'headings', 'description', 'symbols', 'body'];

/** The fields of a page; each is a text of terms separated by spaces. */
type Document = Record<string, string> & {id: string};

/** The tuned parameters, see README.md in the parent folder. */
type Tuning = {
  boost: Record<string, number>;
  prefix: number;
  fuzzy: number;
  /** Number of letters per allowed typo. */
  lettersPerTypo: number;
  bm25: {k: number; b: number; d: number};
  /** Bonus of pages with all of the words over those with some. */
  allWords: number;
};

const TUNING: Tuning = {
  boost: {title: 3.6, keywords: 8, path: 4.8, headings: 1.8, description: 2, symbols: 3, body: 1},
  prefix: 0.24,
  fuzzy: 1.6,
  lettersPerTypo: 4,
  bm25: {k: 1.2, b: 0.7, d: 0.5},
  allWords: 2,
};

const OPTIONS: Options<Document> = {
  fields: FIELDS,
  tokenize: (text) => text.split(' ').filter(Boolean),
  processTerm: (term) => term,
};

function documentOf(page: IndexFile['pages'][number], {sections}: PageText): Document {
  const terms = (text: string) => [...termsOf(text), ...pairsOf(text)].join(' ');
  const headings = sections.slice(1).map(({heading}) => terms(heading));
  return {
    id: page.url,
    title: terms(page.title),
    keywords: `${page.keywords.replaceAll('\n', ' ')} ${terms(page.label ?? '')}`,
    path: termsOf(page.url.replace(/^\/(docs\/)?/, '').replaceAll('/', ' ')).join(' '),
    headings: headings.join(' '),
    description: termsOf(page.description).join(' '),
    symbols: readSymbols(page.symbols)
      .flatMap(({name}) => termsOf(name))
      .join(' '),
    body: sections.flatMap(({text}) => termsOf(text)).join(' '),
  };
}

/** Returns a search over an index, as it would run in a reader's browser. */
class TunedMiniSearch {
  readonly #index: MiniSearch<Document>;
  readonly #synonyms: Synonyms;
  readonly #bonus: ReadonlyMap<string, number>;
  readonly #tuning: Tuning;

  constructor(index: MiniSearch<Document>, {pages, synonyms}: IndexFile, tuning = TUNING) {
    this.#index = index;
    this.#synonyms = new Synonyms(synonyms);
    this.#tuning = tuning;
    this.#bonus = new Map(
      pages.map(({url, links}) => {
        const kind = url.includes('/release-notes/') ? 0.6 : 1;
        return [url, kind * (1 + 0.03 * Math.log2(1 + links))];
      }),
    );
  }

  /** @returns URLs of pages, best first */
  find(text: string): string[] {
    const {words, spoken} = parseQuery(text);
    if (words.length === 0) return [];
    const others = this.#synonyms.find(spoken.map((word) => word.stem));
    const word = ({stem: term}: (typeof words)[number], at: number): Query => {
      const synonyms = others.filter(({from, to}) =>
        spoken.slice(from, to).some(({place}) => place === at),
      );
      const neighbors = [words[at - 1], words[at + 1]].flatMap((near, i) =>
        near ? [stem(i === 0 ? near.text + words[at]?.text : words[at]?.text + near.text)] : [],
      );
      return {
        combineWith: 'OR',
        queries: [
          term,
          ...neighbors,
          ...synonyms.map(({stems, worth}) => ({
            ...{combineWith: 'AND' as const, queries: [...stems], prefix: false, fuzzy: false},
            boostDocument: (id: string) => worth * (this.#bonus.get(id) ?? 1),
          })),
        ],
      };
    };
    const queries = words.map(word);
    const last = words.at(-1);
    const prefix = (term: string) => Boolean(last?.unfinished) && term === last?.stem;
    const every = (fuzzy: boolean) => this.#search({combineWith: 'AND', queries}, prefix, fuzzy);
    const some = (fuzzy: boolean) => this.#search({combineWith: 'OR', queries}, prefix, fuzzy);
    const exact = every(false);
    const all = exact.length > 0 ? exact : every(true);
    const scores = new Map<string, number>();
    for (const {id, score} of some(exact.length === 0)) scores.set(String(id), score);
    for (const {id, score} of all) {
      scores.set(String(id), Math.max(scores.get(String(id)) ?? 0, score * this.#tuning.allWords));
    }
    return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
  }

  #search(query: Query, prefix: (term: string) => boolean, fuzzy: boolean): SearchResult[] {
    const {boost, bm25, lettersPerTypo, ...weights} = this.#tuning;
    return this.#index.search(query, {
      ...{boost, bm25, prefix},
      weights: {prefix: weights.prefix, fuzzy: weights.fuzzy},
      fuzzy:
        fuzzy && ((term) => (term.length < 4 ? 0 : Math.floor(term.length / lettersPerTypo) || 1)),
      maxFuzzy: 2,
      boostDocument: (id) => this.#bonus.get(String(id)) ?? 1,
    });
  }
}

/** What the benchmark needs from it. */
type MadeIndex = {file: IndexFile; json: string; read: (tuning?: Tuning) => TunedMiniSearch};

/**
 * Builds the index of Next from the files of our own.
 *
 * @param build absolute path of a build
 * @throws Error if there is no build
 */
export function makeTunedMiniSearch(build: string): MadeIndex {
  const folder = nextFolder(build);
  const read = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as unknown;
  const file = read('index.json') as IndexFile;
  const index = new MiniSearch<Document>(OPTIONS);
  index.addAll(
    file.pages.map((page, place) => documentOf(page, read(`text/${place}.json`) as PageText)),
  );
  const json = JSON.stringify(index);
  return {
    file,
    json,
    read: (tuning) =>
      new TunedMiniSearch(MiniSearch.loadJSON<Document>(json, OPTIONS), file, tuning),
  };
}

/** Returns the paths of the pages found, in the format of the comparison. */
export function pathsFound(search: TunedMiniSearch, query: string): string[] {
  return search.find(query).map(pagePath).slice(0, DEPTH);
}

/** Builds the index. Its size includes the index, the data of results, and the library, because a reader needs all of them. */
export async function miniSearch(build: string): Promise<OtherEngine> {
  const {file, json, read} = makeTunedMiniSearch(build);
  const {pages, synonyms} = file;
  const sent = [json, JSON.stringify({pages, synonyms}), await bundle({entry: 'minisearch'})];
  const sizes = sent.map((text) => brotli({data: Buffer.from(text), quality: BEST_QUALITY}));
  const search = read();
  return {
    name: 'MiniSearch',
    find: async (query) => pathsFound(search, query),
    firstResultBytes: sizes.reduce((sum, {length}) => sum + length, 0),
    close: () => Promise.resolve(),
  };
}
