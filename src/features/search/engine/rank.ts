/** Ranks the pages that a query finds. */
import {type Alternative, alternativesOf} from './alternatives';
import {evidenceFor, type WordEvidence} from './evidence';
import {type ParsedQuery, parseQuery} from './query';
import type {SearchIndex} from './search-index';

/** A page by its position in the index. */
type RankedPage = {page: number; score: number};

/** Penalty for pages that lack some of the words: with half of them, a page keeps 70% of its points. */
const COVERAGE_POWER = 0.5;

/** Weighted share of the words that a page must contain to be shown. */
const MIN_COVERAGE = 0.5;

/** The number of best pages to rank more precisely. */
const CANDIDATES = 30;

const TITLE_BONUS = 0.8;
const KEYWORD_BONUS = 0.45;
const HEADING_BONUS = 0.3;
/** For an exact match of a name with its own anchor. */
const SYMBOL_BONUS = 0.8;
/** For an exact match of a title, keyword, heading, or last path segment; partial matches get very little of it. */
const EXACT_BONUS = 0.5;

type Scored = RankedPage & {coverage: number};

/** Returns the total weight of the words of a query. */
function weightOf(evidence: readonly WordEvidence[]): number {
  return evidence.reduce((sum, {rarity}) => sum + rarity, 0);
}

function sumUp(index: SearchIndex, evidence: readonly WordEvidence[]): Scored[] {
  const total = weightOf(evidence);
  const byPage = new Map<number, {points: number; weight: number}>();
  for (const {points, rarity: weight} of evidence) {
    for (const [page, value] of points) {
      const sum = byPage.get(page) ?? {points: 0, weight: 0};
      byPage.set(page, {points: sum.points + weight * value, weight: sum.weight + weight});
    }
  }
  return [...byPage].map(([page, {points, weight}]) => {
    const coverage = total > 0 ? weight / total : 0;
    const score = points * coverage ** COVERAGE_POWER * index.importanceOf(page);
    return {page, score, coverage};
  });
}

/**
 * @param total the total weight of the words of the query
 * @returns how similar a line, such as a title, is to the query: 1 if both say the same
 */
function likeness(
  index: SearchIndex,
  evidence: readonly WordEvidence[],
  alternatives: readonly Alternative[],
  line: ReadonlySet<number>,
  total: number,
): number {
  const sure = evidence.map(() => 0);
  const matched = new Map<number, number>();
  for (const {from, to, terms, confidence} of alternatives) {
    if (!terms.every((term) => line.has(term))) continue;
    for (let i = from; i < to; i++) sure[i] = Math.max(sure[i] ?? 0, Math.min(1, confidence));
    for (const term of terms) matched.set(term, Math.max(matched.get(term) ?? 0, confidence));
  }
  if (matched.size === 0) return 0;
  let ofLine = 0;
  for (const [term, confidence] of matched)
    ofLine += index.rarityOf(term) * Math.min(1, confidence);
  const whole = [...line].reduce((all, term) => all + index.rarityOf(term), 0);
  const ofQuery = evidence.reduce((all, word, i) => all + word.rarity * (sure[i] ?? 0), 0) / total;
  return ofQuery * Math.sqrt(ofLine / Math.max(0.1, whole));
}

/** Returns the pages with a name that equals the whole query; a single everyday word is a name on too many pages. */
function pagesNamed(index: SearchIndex, {words, runs}: ParsedQuery): ReadonlySet<number> {
  const whole = runs.find(({from, to}) => from === 0 && to === words.length);
  if (!whole || (words.length === 1 && !whole.name)) return new Set();
  return new Set(index.symbols.find(whole.key, whole.name).map(({page}) => page));
}

type Ranking = {
  query: ParsedQuery;
  alternatives: readonly Alternative[];
  /** Every page that contains enough of the query, best first. */
  pages: readonly RankedPage[];
  /** Returns how similar a line, such as a heading, is to the query, from 0 to 1. */
  like: (line: ReadonlySet<number>) => number;
};

export function rank(index: SearchIndex, text: string): Ranking {
  const query = parseQuery(text);
  const alternatives = alternativesOf(index, query);
  const evidence = evidenceFor(index, query, alternatives);
  const total = weightOf(evidence);
  const like = (line: ReadonlySet<number>) => likeness(index, evidence, alternatives, line, total);
  const scored = sumUp(index, evidence).filter(({coverage}) => coverage >= MIN_COVERAGE);
  const byScore = (a: RankedPage, b: RankedPage) => b.score - a.score || a.page - b.page;
  scored.sort(byScore);
  const named = pagesNamed(index, query);
  const best = scored.slice(0, CANDIDATES).map(({page, score}) => {
    const heading = Math.max(0, ...index.headingTerms(page).map(like));
    const keyword = Math.max(0, ...index.keywordTerms(page).map(like));
    const title = Math.max(like(index.titleTerms(page)), like(index.labelTerms(page)));
    const bonus =
      1 +
      (named.has(page) ? SYMBOL_BONUS : 0) +
      TITLE_BONUS * title +
      KEYWORD_BONUS * keyword +
      HEADING_BONUS * heading +
      EXACT_BONUS * (Math.max(title, keyword, heading) ** 4 + like(index.slugTerms(page)) ** 4);
    return {page, score: score * bonus};
  });
  return {query, alternatives, like, pages: [...best.sort(byScore), ...scored.slice(CANDIDATES)]};
}
