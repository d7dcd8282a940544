/** Lays out a relationship diagram: sources of incoming edges above the entity, targets of outgoing edges below. */
import type {Neighbor} from './relations';

/** Units of the view box; the diagram is as wide as a phone to be readable there. */
export const WIDTH = 400;
const BOX = {width: 168, height: 26};
const ROW = 36;
const SELF_HEIGHT = 34;
/** Distance from the border of the line that joins the edges of a side. */
const TRUNK = 14;
/** Maximum number of rows per side; the rest are counted. */
export const MOST = 7;
/** Number of characters that fit above an edge. */
const LABEL = 34;

export type Box = {x: number; y: number; width: number; height: number; text: string; self?: true};
export type Label = {x: number; y: number; text: string};
type Layout = {height: number; boxes: Box[]; labels: Label[]; path: string};

/** `Data Process Instance`; leaves out parentheses after a name. */
export function shortName(displayName: string): string {
  return displayName.replace(/ \(.*\)$/, '');
}

function edgeLabel(names: readonly string[]): string {
  const text = names.join(', ');
  return text.length <= LABEL ? text : `${text.slice(0, LABEL - 1)}…`;
}

/** An arrowhead that ends at the point and points right or down. */
function head(x: number, y: number, down: boolean): string {
  return down ? `M${x - 4},${y - 7}l4,7l4,-7` : `M${x - 7},${y - 4}l7,4l-7,4`;
}

function moreText(count: number): string {
  return `and ${count} more`;
}

/**
 * @param self name of the entity
 * @param into entities with edges to it
 * @param from entities that its edges point to
 */
export function layout(self: string, into: readonly Neighbor[], from: readonly Neighbor[]): Layout {
  const boxes: Box[] = [];
  const labels: Label[] = [];
  const path: string[] = [];
  let y = 1;

  /** Stacks the rows of one side and returns the middle of each. */
  const side = (list: readonly Neighbor[], boxX: number, labelX: number): number[] => {
    const middles = list.slice(0, MOST).map(({entity, names}) => {
      const middle = y + BOX.height / 2;
      boxes.push({x: boxX, y, ...BOX, text: shortName(entity.displayName)});
      labels.push({x: labelX, y: middle - 5, text: edgeLabel(names)});
      y += ROW;
      return middle;
    });
    if (list.length > MOST) {
      labels.push({x: boxX + BOX.width / 2, y: y + 10, text: moreText(list.length - MOST)});
      y += 22;
    }
    return middles;
  };

  const right = WIDTH - TRUNK;
  const incoming = side(into, 1, (BOX.width + right) / 2);
  const selfTop = incoming.length > 0 ? y + 8 : y;
  if (incoming[0] !== undefined) {
    path.push(...incoming.map((middle) => `M${BOX.width + 1},${middle}H${right}`));
    path.push(`M${right},${incoming[0]}V${selfTop}`, head(right, selfTop, true));
  }
  boxes.push({x: 1, y: selfTop, width: WIDTH - 2, height: SELF_HEIGHT, text: self, self: true});
  y = selfTop + SELF_HEIGHT + (from.length > 0 ? 16 : 0);
  const boxX = WIDTH - BOX.width - 1;
  const outgoing = side(from, boxX, (TRUNK + boxX) / 2);
  const last = outgoing.at(-1);
  if (last !== undefined) {
    path.push(`M${TRUNK},${selfTop + SELF_HEIGHT}V${last}`);
    path.push(
      ...outgoing.flatMap((middle) => [`M${TRUNK},${middle}H${boxX}`, head(boxX, middle, false)]),
    );
    y -= ROW - BOX.height - 1;
  }
  return {height: Math.ceil(y + 1), boxes, labels, path: path.join('')};
}
