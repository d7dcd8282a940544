/** Ranks the pages that a query finds. */
import {type Alternative, alternativesOf} from './alternatives';
import {evidenceFor, type WordEvidence} from './evidence';
import {type ParsedQuery, parseQuery, type Run} from './query';
import type {SearchIndex} from './search-index';
import {keyOf} from './terms';

/** A page by its position in the index. */
type RankedPage = {page: number; score: number};

/** Penalty for pages that lack some of the words: with half of them, a page keeps 57% of its points. */
const COVERAGE_POWER = 0.8;

/**
 * Weighted share of the words that a page must contain to be shown, and the least if no page contains as much. For a
 * comparison, the least is always enough: one of its sides.
 */
const COVERAGE = {usual: 0.5, least: 0.25};

/** The number of best pages to rank more precisely. */
const CANDIDATES = 30;

const TITLE_BONUS = 0.6;
const KEYWORD_BONUS = 0.6;
const HEADING_BONUS = 0.3;
const QUESTION_BONUS = 0.85;
/** For the page that a term of one or two words names: more than a title, keywords, and a heading that match exactly. */
const FIRST_BONUS = 6;
/** For the page that names one of the things that a query compares. */
const COMPARED_BONUS = 0.5;
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
      const sum = byPage.get(page);
      if (!sum) byPage.set(page, {points: weight * value, weight});
      else {
        sum.points += weight * value;
        sum.weight += weight;
      }
    }
  }
  return [...byPage].map(([page, {points, weight}]) => {
    const coverage = total > 0 ? weight / total : 0;
    const score = points * coverage ** COVERAGE_POWER * index.importanceOf(page);
    return {page, score, coverage};
  });
}

/** Returns how similar a line, such as a title, is to a query: 1 if both say the same. */
type Likeness = (line: ReadonlySet<number>) => number;

const NONE: readonly Alternative[] = [];

/** Groups alternatives by their first term: a line has few terms, and a query may have a hundred alternatives. */
function byFirstTerm(alternatives: readonly Alternative[]): Map<number, Alternative[]> {
  const groups = new Map<number, Alternative[]>();
  for (const one of alternatives) {
    const [first] = one.terms;
    if (first === undefined) continue;
    const group = groups.get(first);
    if (group) group.push(one);
    else groups.set(first, [one]);
  }
  return groups;
}

/** Returns the alternatives whose terms are all in a line. Called for each heading of many pages, most without any. */
function wholeIn(
  line: ReadonlySet<number>,
  groups: ReadonlyMap<number, readonly Alternative[]>,
): Alternative[] {
  const whole: Alternative[] = [];
  for (const term of line) {
    for (const one of groups.get(term) ?? NONE) {
      if (one.terms.every((other) => line.has(other))) whole.push(one);
    }
  }
  return whole;
}

/** @param total the total weight of the words of the query */
function likenessTo(
  index: SearchIndex,
  evidence: readonly WordEvidence[],
  alternatives: readonly Alternative[],
  total: number,
): Likeness {
  const groups = byFirstTerm(alternatives);
  return (line) => {
    const whole = wholeIn(line, groups);
    if (whole.length === 0) return 0;
    const sure = evidence.map(() => 0);
    const matched = new Map<number, number>();
    for (const {from, to, terms, confidence} of whole) {
      for (let i = from; i < to; i++) sure[i] = Math.max(sure[i] ?? 0, Math.min(1, confidence));
      for (const term of terms) matched.set(term, Math.max(matched.get(term) ?? 0, confidence));
    }
    let ofLine = 0;
    for (const [term, confidence] of matched)
      ofLine += index.rarityOf(term) * Math.min(1, confidence);
    const all = [...line].reduce((sum, term) => sum + index.rarityOf(term), 0);
    const ofQuery =
      evidence.reduce((sum, word, i) => sum + word.rarity * (sure[i] ?? 0), 0) / total;
    return ofQuery * Math.sqrt(ofLine / Math.max(0.1, all));
  };
}

/** Returns the longest command that a query begins with: `datahub get` of `datahub get --urn …` */
function commandOf(index: SearchIndex, {isCommand, runs}: ParsedQuery): Run | undefined {
  if (!isCommand) return undefined;
  const found = runs.filter(
    ({from, to, key}) => from === 0 && to > 1 && index.symbols.find(key).length > 0,
  );
  return found.at(-1);
}

/** Returns the pages with a name that equals the whole query; a single everyday word is a name on too many pages. */
function pagesNamed(index: SearchIndex, query: ParsedQuery): ReadonlySet<number> {
  const {words, whole} = query;
  if (!whole || (words.length === 1 && !whole.name)) return new Set();
  const named = index.symbols.find(whole.key, whole.name);
  const command = named.length > 0 ? undefined : commandOf(index, query);
  return new Set((command ? index.symbols.find(command.key) : named).map(({page}) => page));
}

/** Omits pages that contain too little of a query. */
function shown(all: readonly Scored[], {compared, whole}: ParsedQuery): Scored[] {
  const covering = (least: number) => all.filter(({coverage}) => coverage >= least);
  const usual = compared.length > 0 ? [] : covering(COVERAGE.usual);
  return usual.length > 0 || whole?.name ? usual : covering(COVERAGE.least);
}

type Ranking = {
  query: ParsedQuery;
  alternatives: readonly Alternative[];
  /** Every page that contains enough of the query, best first. */
  pages: readonly RankedPage[];
  like: Likeness;
};

export function rank(index: SearchIndex, text: string): Ranking {
  const query = parseQuery(text);
  const alternatives = alternativesOf(index, query);
  const evidence = evidenceFor(index, query, alternatives);
  const total = weightOf(evidence);
  const like = likenessTo(index, evidence, alternatives, total);
  const scored = shown(sumUp(index, evidence), query);
  const byScore = (a: RankedPage, b: RankedPage) => b.score - a.score || a.page - b.page;
  scored.sort(byScore);
  const named = pagesNamed(index, query);
  const first = new Set(index.firstFor(keyOf(text), query.words.at(-1)?.unfinished ?? false));
  const compared = new Set(query.compared.flatMap((key) => index.firstFor(key, false)));
  const candidates = scored.filter(
    ({page}, i) => i < CANDIDATES || first.has(page) || named.has(page),
  );
  const best = candidates.map(({page, score}) => {
    const heading = Math.max(0, ...index.headingTerms(page).map(like));
    const keyword = Math.max(0, ...index.keywordTerms(page).map(like));
    const question = Math.max(0, ...index.questionTerms(page).map(like));
    const title = Math.max(like(index.titleTerms(page)), like(index.labelTerms(page)));
    const bonus =
      1 +
      (named.has(page) ? SYMBOL_BONUS * Math.max(1, query.words.length / 2) : 0) +
      TITLE_BONUS * title +
      KEYWORD_BONUS * keyword +
      HEADING_BONUS * heading +
      QUESTION_BONUS * question +
      (first.has(page) ? FIRST_BONUS : 0) +
      (compared.has(page) ? COMPARED_BONUS : 0) +
      EXACT_BONUS * (Math.max(title, keyword, heading) ** 4 + like(index.slugTerms(page)) ** 4);
    return {page, score: score * bonus};
  });
  const others = scored.slice(CANDIDATES).filter(({page}) => !first.has(page) && !named.has(page));
  return {query, alternatives, like, pages: [...best.sort(byScore), ...others]};
}
