/** The figures and names that the home page shows, from the reference facts. */
import type {Reference} from '../reference';
import {hasPage} from '../metamodel/model';
import {MARKS, shapeOf} from '../integrations/marks';
import type {Integration} from '../../src/features/integrations/model/types';
import {highlight} from '../markdown/highlight/html';
import {QUICKSTART} from './quickstart';
import type {HomeData} from '../../src/features/home/model';

function countTypes(cards: readonly Integration[]): HomeData['types'] {
  const counts = new Map<string, number>();
  for (const name of cards.flatMap(({types}) => types)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({name, count}))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** @param cards the cards of the integrations catalog */
export function homeData(
  {sources, metamodel, graphql}: Reference,
  cards: readonly Integration[],
): Omit<HomeData, 'pictures' | 'adopters' | 'project'> {
  const {schema} = graphql;
  const operations = [schema.getQueryType(), schema.getMutationType()];
  return {
    counts: {
      integrations: cards.length,
      sources: sources.length,
      columnLineage: cards.filter((card) => card.capabilities.includes('Column-level Lineage'))
        .length,
      entities: [...metamodel.entities.values()].filter(hasPage).length,
      operations: operations.flatMap((type) => Object.keys(type?.getFields() ?? {})).length,
    },
    types: countTypes(cards),
    certified: cards
      .filter(({support}) => support[0] === 'CERTIFIED')
      .map((card) => ({id: card.id, name: card.name, href: card.href, mark: shapeOf(card)})),
    marks: Object.fromEntries(Object.entries(MARKS).map(([id, {slug}]) => [id, slug])),
    quickstart: {code: QUICKSTART, html: highlight(QUICKSTART, 'bash')},
  };
}
