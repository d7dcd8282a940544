/** Lays out the small lineage graph in a page's header. */

/** Labels of a graph: sources, the node in the middle, and targets. */
export type Flow = {from: readonly string[]; hub: string; to: readonly string[]};

/** A node and its top left corner; `hub` is the one in the middle. */
export type FlowNode = {label: string; x: number; y: number; hub: boolean};

/** Size of the drawing, in units of its view box. */
export const SIZE = {width: 440, height: 208};

/** Size of every node. */
export const NODE = {width: 124, height: 38};

/** Left edges of the three columns. */
const COLUMNS = {from: 0, hub: 158, to: 316};

/** Units between the centers of two nodes in a column. */
const STEP = 62;

function column(labels: readonly string[], x: number): FlowNode[] {
  const top = (SIZE.height - STEP * (labels.length - 1) - NODE.height) / 2;
  return labels.map((label, i) => ({label, x, y: top + i * STEP, hub: false}));
}

/** A curve from the right of one node to the left of another. */
function edge(a: FlowNode, b: FlowNode): string {
  const [x1, y1] = [a.x + NODE.width, a.y + NODE.height / 2];
  const [x2, y2] = [b.x, b.y + NODE.height / 2];
  const half = (x2 - x1) / 2;
  return `M${x1} ${y1}C${x1 + half} ${y1} ${x2 - half} ${y2} ${x2} ${y2}`;
}

/** @returns nodes with their positions, and edges as path data */
export function layOut({from, hub, to}: Flow): {nodes: FlowNode[]; edges: string[]} {
  const sources = column(from, COLUMNS.from);
  const [middle] = column([hub], COLUMNS.hub).map((node) => ({...node, hub: true}));
  const targets = column(to, COLUMNS.to);
  if (!middle) return {nodes: [], edges: []};
  return {
    nodes: [...sources, middle, ...targets],
    edges: [
      ...sources.map((node) => edge(node, middle)),
      ...targets.map((node) => edge(middle, node)),
    ],
  };
}
