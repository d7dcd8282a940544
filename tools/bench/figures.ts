/** The figures that the benchmark measured for our site and for the stock one. */
import type {FigureKey} from './budgets';
import type {Part} from './budgets/types';
import {median} from './statistics';

/** The values of all runs in the unit of the budget, and their median; or why there is none. */
export type Figure = {value: number; runs: readonly number[]} | {missing: string};

/** The site: this one, or the stock classic preset with the same content. */
export type Side = 'ours' | 'stock';

/** Collects figures of both sites. */
export class Figures {
  private readonly sides: Record<Side, Map<FigureKey, Figure>> = {
    ours: new Map(),
    stock: new Map(),
  };

  /** Notes that help interpret the figures: the measured page, the failed audits. */
  readonly notes: string[] = [];

  /** Parts during which the machine had other work, and which. */
  readonly busy = new Map<Part, string>();

  /** Records the value of one run, or the values of several. */
  set(side: Side, key: FigureKey, values: number | readonly number[]): void {
    const runs = typeof values === 'number' ? [values] : values;
    this.sides[side].set(key, {value: median(runs), runs});
  }

  /** Records why figures couldn't be measured; the run then ends with an error status. */
  fail(side: Side, keys: readonly FigureKey[], missing: string): void {
    for (const key of keys) this.sides[side].set(key, {missing});
  }

  get(side: Side, key: FigureKey): Figure | undefined {
    return this.sides[side].get(key);
  }
}

/**
 * Runs one measurement. An error becomes the reason of every figure it didn't set, and the other measurements still
 * run.
 */
export async function attempt(
  figures: Figures,
  side: Side,
  keys: readonly FigureKey[],
  measure: () => Promise<void>,
): Promise<void> {
  let reason = 'the measurement set no value';
  try {
    await measure();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // Playwright adds pages of the browser's own messages.
    reason = (text.split('\nBrowser logs:')[0] ?? text).trim();
  }
  figures.fail(
    side,
    keys.filter((key) => figures.get(side, key) === undefined),
    reason,
  );
}

/** Records a ratio of the two sites for each run; both were measured alternately. */
export function compareRuns(figures: Figures, ratio: FigureKey, key: FigureKey): void {
  const [ours, stock] = [figures.get('ours', key), figures.get('stock', key)];
  if (!ours || !stock || 'missing' in ours || 'missing' in stock) {
    figures.fail('ours', [ratio], 'one of the two sites was not measured');
    return;
  }
  const pairs = Math.min(ours.runs.length, stock.runs.length);
  figures.set(
    'ours',
    ratio,
    ours.runs.slice(0, pairs).map((value, run) => value / (stock.runs[run] ?? NaN)),
  );
}
