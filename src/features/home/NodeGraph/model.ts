/** A graph of nodes and lines that is drawn twice: from left to right on wide screens, downwards on narrow ones. */

type Tone = 'accent' | 'mark' | 'plum' | 'bad';
export type Chip = {text: string; tone: Tone};
/** The two ways to draw. */
export type Orientation = 'wide' | 'tall';

export type GraphNode = {
  id: string;
  /** Small words above the name; without them the node is one line high. */
  kicker?: string;
  name: string;
  /** The name is one that a program reads. */
  code?: boolean;
  /** Symbol of the catalog's brand marks. */
  mark?: string;
  /** Stands out. */
  accent?: boolean;
  chips?: readonly Chip[];
  /** Top left corner, for each way to draw. */
  at: Readonly<Record<Orientation, readonly [x: number, y: number]>>;
};

type GraphEdge = {
  from: string;
  to: string;
  /** When the dot passes, in steps from the first. */
  step: number;
  accent?: boolean;
};

export type Graph = {
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
  /** Size of the drawing. */
  size: Readonly<Record<Orientation, readonly [width: number, height: number]>>;
  nodeWidth: number;
};
