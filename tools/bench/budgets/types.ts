/** What a budget is, and the parts of the benchmark. */

/** Parts of the benchmark that can be run separately, in the order they run. */
export const PARTS = [
  'build',
  'load',
  'pages',
  'interaction',
  'search',
  'relevance',
  'lighthouse',
  'growth',
  'dev',
] as const;
export type Part = (typeof PARTS)[number];

/** Units of the table; sizes are in thousands of bytes, as in browsers. */
export type Unit = 'kB' | 'B' | 'MB' | 'GB' | 's' | 'ms' | '/s' | '×' | '';

/** One line of the table. */
export type Budget = {
  part: Part;
  what: string;
  unit: Unit;
  /** The maximum, or the minimum if `atLeast` is set; figures without one are for comparison. */
  limit?: number;
  /** What the site should reach; missing it is reported, but isn't an error. */
  goal?: number;
  atLeast?: true;
  /** Set if the figure exists only when the stock site is measured, too. */
  comparison?: true;
  /** Whether other load on the machine changes the figure; by default, it follows from the unit. */
  byClock?: boolean;
};

/** Whether other load on the machine changes a figure: it is then judged only on a quiet one. */
export const isByClock = ({byClock, unit}: Pick<Budget, 'byClock' | 'unit'>): boolean =>
  byClock ?? ['s', 'ms', '/s', '×'].includes(unit);
