/** A graph of nodes and lines that is drawn twice: from left to right on wide screens, top to bottom on narrow ones. */

type Tone = 'accent' | 'mark' | 'plum' | 'bad';
/** A small colored label inside a node. */
export type Chip = {text: string; tone: Tone};
/** The two ways to draw a graph. */
export type Orientation = 'wide' | 'tall';

/** A node of a graph. */
export type GraphNode = {
  id: string;
  /** Small text above the name; without it the node is one line high. */
  kicker?: string;
  name: string;
  /** Shows the name in the font for code. */
  code?: boolean;
  /** Id of an integration with a brand mark. */
  mark?: string;
  /** Highlights the node. */
  accent?: boolean;
  chips?: readonly Chip[];
  /** Top left corner in each orientation. */
  at: Readonly<Record<Orientation, readonly [x: number, y: number]>>;
};

/** A line from one node to another, by their ids. */
type GraphEdge = {
  from: string;
  to: string;
  /** When the dot passes, in steps from the first. */
  step: number;
  accent?: boolean;
};

/** Everything that is drawn. */
export type Graph = {
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
  /** Size of the drawing. */
  size: Readonly<Record<Orientation, readonly [width: number, height: number]>>;
  nodeWidth: number;
};
