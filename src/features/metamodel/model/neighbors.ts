/** The neighbors of one entity, and where they are in its graph. Pure functions. */
import type {ExplorerModel, Relation} from './types';

/** One kind of edge, with the entities at the other end. */
export type Edge = {name: string; aspect: string; others: string[]};

/** Groups relations that differ only in the entity at the other end. */
function grouped(relations: readonly Relation[], end: 'from' | 'to'): Edge[] {
  const edges = new Map<string, Edge>();
  for (const relation of relations) {
    const {name, aspect} = relation;
    const edge = edges.get(`${name} ${aspect}`) ?? {name, aspect, others: []};
    if (!edge.others.includes(relation[end])) edge.others.push(relation[end]);
    edges.set(`${name} ${aspect}`, edge);
  }
  return [...edges.values()];
}

/** @returns the edges of an entity to others, and those of others to it */
export function edgesOf({relations}: ExplorerModel, entity: string): {out: Edge[]; into: Edge[]} {
  return {
    out: grouped(
      relations.filter(({from}) => from === entity),
      'to',
    ),
    into: grouped(
      relations.filter(({to}) => to === entity),
      'from',
    ),
  };
}

/** A box of the graph: an entity, and the names of the edges that tie it to the one in the middle. */
export type Box = {entity: string; label: string; x: number; y: number};

export type FocusGraph = {width: number; height: number; self: Box; left: Box[]; right: Box[]};

/** Sizes in pixels; names are readable without zooming, and the graph scrolls on small screens. */
export const BOX = {width: 190, height: 42, gap: 10, between: 70};

/** More boxes on a side would be a list; the table below has all of them. */
const MOST = 12;

const LABEL = 30;

const short = (text: string): string => (text.length <= LABEL ? text : `${text.slice(0, LABEL)}…`);

/** The entities at the other end of edges, those of edges with few ends first: they say more than owners or tags. */
function ends(edges: readonly Edge[]): {entity: string; label: string}[] {
  const names = new Map<string, string[]>();
  for (const {name, others} of [...edges].sort((a, b) => a.others.length - b.others.length)) {
    for (const other of others) names.set(other, [...(names.get(other) ?? []), name]);
  }
  return [...names].map(([entity, all]) => ({entity, label: short([...new Set(all)].join(', '))}));
}

/** @returns positions of the boxes, from their top left corners: who refers to the entity on the left, to whom it refers on the right */
export function focusGraph(entity: string, edges: {out: Edge[]; into: Edge[]}): FocusGraph {
  const {width, height, gap, between} = BOX;
  const [left, right] = [ends(edges.into).slice(0, MOST), ends(edges.out).slice(0, MOST)];
  const rows = Math.max(left.length, right.length, 1);
  const tall = rows * (height + gap) - gap;
  const column = (list: typeof left, x: number): Box[] => {
    const top = (tall - (list.length * (height + gap) - gap)) / 2;
    return list.map((one, i) => ({...one, x, y: top + i * (height + gap)}));
  };
  return {
    width: 3 * width + 2 * between,
    height: tall,
    self: {entity, label: '', x: width + between, y: (tall - height) / 2},
    left: column(left, 0),
    right: column(right, 2 * (width + between)),
  };
}
