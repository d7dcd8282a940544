/** Places the systems of a stack in rows, from where data comes from to where it is shown. Pure functions. */
import type {Edge} from './edges';
import type {System} from './types';

export const NODE = {width: 148, height: 44};
const GAP = {x: 24, y: 64};
const MARGIN = 8;

/** A system with the position of its top left corner. */
export type Node = {system: System; x: number; y: number};

/** A line between two nodes: path data, and what it says. */
export type Line = {
  key: string;
  path: string;
  columns: boolean;
  /** Whether data may flow in both directions, or the assets are the same. */
  double: boolean;
};

export type Picture = {width: number; height: number; nodes: Node[]; lines: Line[]};

/** How many systems the data of each one comes through; siblings and links in both directions count, too. */
function depths(systems: readonly System[], edges: readonly Edge[]): Map<System, number> {
  const depth = new Map(systems.map((system) => [system, 0]));
  // Two systems may link to each other, so the number of rounds is limited.
  for (let round = 0; round < systems.length; round++) {
    for (const {from, to} of edges) {
      const next = (depth.get(from) ?? 0) + 1;
      if ((depth.get(to) ?? 0) < next && next < systems.length) depth.set(to, next);
    }
  }
  return depth;
}

const bottomOf = ({x, y}: Node) => `${x + NODE.width / 2} ${y + NODE.height}`;
const topOf = ({x, y}: Node) => `${x + NODE.width / 2} ${y}`;

/** A line from the bottom of one node to the top of another; beside each other, below both. */
function pathOf(from: Node, to: Node): string {
  const [x1, x2] = [from.x + NODE.width / 2, to.x + NODE.width / 2];
  if (to.y > from.y) {
    const half = Math.min((to.y - from.y - NODE.height) / 2, GAP.y);
    return `M${bottomOf(from)}C${x1} ${from.y + NODE.height + half} ${x2} ${to.y - half} ${topOf(to)}`;
  }
  const below = Math.max(from.y, to.y) + NODE.height + GAP.y / 2;
  return `M${bottomOf(from)}C${x1} ${below} ${x2} ${below} ${bottomOf(to)}`;
}

/** @returns the picture; systems without a link are in the first row */
export function layoutOf(systems: readonly System[], edges: readonly Edge[]): Picture {
  const depth = depths(systems, edges);
  const used = [...new Set(depth.values())].sort((a, b) => a - b);
  const rows = used.map((row) => systems.filter((system) => depth.get(system) === row));
  const step = NODE.width + GAP.x;
  const widest = Math.max(1, ...rows.map((row) => row.length));
  const width = widest * step - GAP.x + 2 * MARGIN;
  const nodes = rows.flatMap((row, r) => {
    const left = (width - (row.length * step - GAP.x)) / 2;
    return row.map((system, i): Node => ({
      ...{system, x: left + i * step},
      y: MARGIN + r * (NODE.height + GAP.y),
    }));
  });
  const nodeOf = new Map(nodes.map((node) => [node.system, node]));
  const lines = new Map<string, Line>();
  for (const {from, to, link} of edges) {
    const [start, end] = [nodeOf.get(from), nodeOf.get(to)];
    if (!start || !end) continue;
    const key = `${from.slug} ${to.slug}`;
    const columns = link.level === 'column' || lines.get(key)?.columns === true;
    const isDouble = link.side === 'both' || link.side === 'sibling';
    const double = isDouble || lines.get(key)?.double === true;
    lines.set(key, {key, path: pathOf(start, end), columns, double});
  }
  // A line between neighbors goes below them.
  const isBeside = edges.some(({from, to}) => (depth.get(to) ?? 0) <= (depth.get(from) ?? 0));
  const height =
    rows.length * (NODE.height + GAP.y) - GAP.y + 2 * MARGIN + (isBeside ? GAP.y / 2 : 0);
  return {width, height, nodes, lines: [...lines.values()]};
}
