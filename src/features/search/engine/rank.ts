/** Puts the pages that a query finds into order. */
import {evidenceFor} from './evidence';
import {rarity, type TermScores} from './field-scores';
import {type ParsedQuery, parseQuery} from './query';
import type {SearchIndex} from './search-index';
import {termsOf} from './terms';

/** A page by its place in the index. */
export type RankedPage = {page: number; score: number};

/** How much a page loses that lacks some of the words: half of them leave it a sixth of its points. */
const COVERAGE_POWER = 2.5;

/** Share of the words, by what they say, that a page must hold to be shown. */
const ENOUGH = 0.5;

/** So many of the best are looked at more closely. */
const CANDIDATES = 60;

const TITLE_BONUS = 0.8;
const HEADING_BONUS = 0.5;

type Scored = RankedPage & {coverage: number};

function sumUp(scores: readonly TermScores[]): Scored[] {
  const total = scores.reduce((sum, score) => sum + score.rarity, 0);
  const byPage = new Map<number, {points: number; weight: number}>();
  for (const {points, rarity: weight} of scores) {
    for (const [page, value] of points) {
      const sofar = byPage.get(page) ?? {points: 0, weight: 0};
      byPage.set(page, {points: sofar.points + weight * value, weight: sofar.weight + weight});
    }
  }
  return [...byPage].map(([page, {points, weight}]) => {
    const coverage = total > 0 ? weight / total : 0;
    return {page, score: points * coverage ** COVERAGE_POWER, coverage};
  });
}

/** What part of a query's weight the terms hold, and what part of theirs the query. */
function overlap(index: SearchIndex, query: ParsedQuery, terms: readonly string[]) {
  const weightOf = (term: string) => {
    const place = index.words.placeOf(term);
    const holders = place === undefined ? 0 : index.countOf(place);
    return rarity(holders, index.pages.length);
  };
  const stems = query.words.map(({stem}) => stem);
  const sum = (list: readonly string[]) => list.reduce((all, term) => all + weightOf(term), 0);
  const shared = sum(stems.filter((term) => terms.includes(term)));
  return {
    ofQuery: shared / Math.max(1, sum(stems)),
    ofTerms: sum(terms.filter((term) => stems.includes(term))) / Math.max(1, sum(terms)),
  };
}

function closer(index: SearchIndex, query: ParsedQuery, {page, score, coverage}: Scored): Scored {
  const title = overlap(index, query, index.titleTerms(page));
  let heading = 0;
  for (const {text} of index.headings(page)) {
    const {ofQuery, ofTerms} = overlap(index, query, termsOf(text));
    heading = Math.max(heading, ofQuery * Math.sqrt(ofTerms));
  }
  const bonus =
    1 + TITLE_BONUS * title.ofQuery * Math.sqrt(title.ofTerms) + HEADING_BONUS * heading;
  return {page, score: score * bonus, coverage};
}

/** @returns every page that holds enough of the query, the best first */
export function rankPages(index: SearchIndex, text: string): RankedPage[] {
  const query = parseQuery(text);
  if (query.words.length === 0) return [];
  const scored = sumUp(evidenceFor(index, query)).filter(({coverage}) => coverage >= ENOUGH);
  const byScore = (a: Scored, b: Scored) => b.score - a.score || a.page - b.page;
  scored.sort(byScore);
  const best = scored.slice(0, CANDIDATES).map((one) => closer(index, query, one));
  return [...best.sort(byScore), ...scored.slice(CANDIDATES)];
}
