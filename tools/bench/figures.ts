/** What the benchmark measured, of our site and of the stock one. */
import type {FigureKey} from './budgets';

/** A value in the unit of its budget, or why there is none. */
export type Figure = {value: number} | {missing: string};

/** Whose figure it is: this site's, or that of the stock classic preset on the same content. */
export type Side = 'ours' | 'stock';

/** Figures of both sites as they come in. */
export class Figures {
  private readonly sides: Record<Side, Map<FigureKey, Figure>> = {
    ours: new Map(),
    stock: new Map(),
  };

  /** What helps to understand the figures: the page that was measured, the audits that failed. */
  readonly notes: string[] = [];

  set(side: Side, key: FigureKey, value: number): void {
    this.sides[side].set(key, {value});
  }

  /** Says why figures could not be measured; the run then ends with an error status. */
  fail(side: Side, keys: readonly FigureKey[], missing: string): void {
    for (const key of keys) this.sides[side].set(key, {missing});
  }

  get(side: Side, key: FigureKey): Figure | undefined {
    return this.sides[side].get(key);
  }
}

/**
 * Runs one measurement; whatever it throws becomes the reason of every figure it did not come to set, so that the
 * others are still measured.
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
    reason = error instanceof Error ? error.message : String(error);
  }
  figures.fail(
    side,
    keys.filter((key) => figures.get(side, key) === undefined),
    reason,
  );
}
