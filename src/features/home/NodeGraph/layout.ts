/** Lays out a graph: boxes of nodes, chips inside them, lines between them. */
import type {Chip, Graph, GraphNode, Orientation} from './model';

/** A rectangle, by its top left corner and its size. */
export type Box = {x: number; y: number; width: number; height: number};

const LINE_HEIGHT = 34;
const NODE_HEIGHT = 58;
const WITH_CHIPS = 90;
/** Approximate width of a letter on a chip, rounded up. */
const LETTER = 5.9;
const CHIP_PADDING = 12;
const CHIP_GAP = 6;
const INSET = 12;

function heightOf({kicker, chips}: GraphNode): number {
  if (chips) return WITH_CHIPS;
  return kicker === undefined ? LINE_HEIGHT : NODE_HEIGHT;
}

/** @returns the box of a node, which is narrower without a kicker */
export function boxOf(node: GraphNode, {nodeWidth}: Graph, orientation: Orientation): Box {
  const [x, y] = node.at[orientation];
  const width = node.kicker === undefined ? Math.round(nodeWidth * 0.87) : nodeWidth;
  return {x, y, width, height: heightOf(node)};
}

/** @returns the chips from left to right, in coordinates of their node */
export function chipBoxes(chips: readonly Chip[]): (Chip & {x: number; width: number})[] {
  let x = INSET;
  return chips.map((chip) => {
    const placed = {...chip, x, width: chip.text.length * LETTER + CHIP_PADDING};
    x += placed.width + CHIP_GAP;
    return placed;
  });
}

/** @returns the ends of a line, from the side of one box to the facing side of another */
export function endsOf(
  from: Box,
  to: Box,
  orientation: Orientation,
): [number, number, number, number] {
  return orientation === 'wide'
    ? [from.x + from.width, from.y + from.height / 2, to.x, to.y + to.height / 2]
    : [from.x + from.width / 2, from.y + from.height, to.x + to.width / 2, to.y];
}

/** @returns path data of a line that starts and ends at right angles to the boxes */
export function linePath([x1, y1, x2, y2]: readonly number[], orientation: Orientation): string {
  const [a = 0, b = 0, c = 0, d = 0] = [x1, y1, x2, y2];
  const bend = Math.min(orientation === 'wide' ? (c - a) / 2 : (d - b) / 2, 90);
  return orientation === 'wide'
    ? `M${a} ${b}C${a + bend} ${b} ${c - bend} ${d} ${c} ${d}`
    : `M${a} ${b}C${a} ${b + bend} ${c} ${d - bend} ${c} ${d}`;
}
