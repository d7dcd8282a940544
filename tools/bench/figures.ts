/** The figures that the benchmark measured for our site and for the stock one. */
import type {FigureKey} from './budgets';

/** A value in the unit of its budget, or why there is none. */
export type Figure = {value: number} | {missing: string};

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

  set(side: Side, key: FigureKey, value: number): void {
    this.sides[side].set(key, {value});
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
    reason = error instanceof Error ? error.message : String(error);
  }
  figures.fail(
    side,
    keys.filter((key) => figures.get(side, key) === undefined),
    reason,
  );
}
