/** Places the entities of the whole metamodel: a layered graph, without the edges that nearly all of them have. */
import {Graph, layout} from '@dagrejs/dagre';
import type {ExplorerModel, Relation} from '../../src/features/metamodel/model/types';

/** Size of a node: a name of two words fits into a line. */
const NODE: [width: number, height: number] = [190, 34];

/** Aspects that more types have, such as ownership, would tie every node to a few others; and so would fields that may refer to more. */
const MOST_TYPES = 8;
const MOST_TARGETS = 5;

/** Space around the graph, and above the nodes without edges. */
const MARGIN = 8;
const GAP = 30;

type Point = [x: number, y: number];

type Layout = Pick<ExplorerModel, 'lines' | 'size'> & {
  positions: Map<string, [x: number, y: number]>;
};

/** Counts the different values of a key, by another. */
function spread(
  relations: readonly Relation[],
  by: (relation: Relation) => string,
  of: 'from' | 'to',
): (relation: Relation) => number {
  const found = new Map<string, Set<string>>();
  for (const relation of relations)
    found.set(by(relation), (found.get(by(relation)) ?? new Set()).add(relation[of]));
  return (relation) => found.get(by(relation))?.size ?? 0;
}

/** Relations that say something about the two types: few types have the aspect, and it refers to few. */
function telling(relations: readonly Relation[]): Relation[] {
  const users = spread(relations, ({aspect}) => aspect, 'from');
  const targets = spread(relations, ({from, aspect, name}) => `${from} ${aspect} ${name}`, 'to');
  return relations.filter(
    (relation) =>
      relation.from !== relation.to &&
      users(relation) <= MOST_TYPES &&
      targets(relation) <= MOST_TARGETS,
  );
}

const rounded = (value: number | undefined): number => Math.round(value ?? 0);

/**
 * @param names of the entities
 * @param relations between them and others
 * @returns the center of each entity, and an edge for each pair of entities; those without edges are in rows below
 */
export function layOut(names: readonly string[], relations: readonly Relation[]): Layout {
  const known = new Set(names);
  const edges = telling(relations).filter(({from, to}) => known.has(from) && known.has(to));
  const tied = new Set(edges.flatMap(({from, to}) => [from, to]));
  const graph = new Graph({directed: true});
  graph.setGraph({rankdir: 'LR', nodesep: 14, ranksep: 44, marginx: MARGIN, marginy: MARGIN});
  graph.setDefaultEdgeLabel(() => ({}));
  for (const name of tied) graph.setNode(name, {width: NODE[0], height: NODE[1]});
  for (const {from, to} of edges) graph.setEdge(from, to);
  layout(graph);
  const edgesOf = graph.edges().map(({v, w}) => ({
    ...{from: v, to: w},
    points: (graph.edge({v, w}) as {points: {x: number; y: number}[]}).points.map(
      ({x, y}): Point => [rounded(x), rounded(y)],
    ),
  }));
  // Bends of edges may be above the first row of nodes, where the picture would end.
  const top = Math.min(0, ...edgesOf.flatMap(({points}) => points.map(([, y]) => y - MARGIN)));
  const moved = ([x, y]: Point): Point => [x, y - top];
  const positions = new Map(
    [...tied].map((name) => {
      const {x, y} = graph.node(name);
      return [name, moved([rounded(x), rounded(y)])];
    }),
  );
  const width = rounded(graph.graph().width);
  const bottom = Math.max(
    rounded(graph.graph().height) - top,
    ...edgesOf.flatMap(({points}) => points.map((point) => moved(point)[1] + MARGIN)),
  );
  const step = NODE[0] + 20;
  const perRow = Math.max(1, Math.floor((width - 2 * MARGIN) / step));
  const rest = names.filter((name) => !tied.has(name));
  rest.forEach((name, i) => {
    const y = bottom + GAP + Math.floor(i / perRow) * (NODE[1] + 14) + NODE[1] / 2;
    positions.set(name, [MARGIN + NODE[0] / 2 + (i % perRow) * step, y]);
  });
  const rows = Math.ceil(rest.length / perRow);
  return {
    positions,
    lines: edgesOf.map((edge) => ({...edge, points: edge.points.map(moved)})),
    size: {width, height: bottom + (rows > 0 ? GAP + rows * (NODE[1] + 14) : 0), node: NODE},
  };
}
