/** Shows figures next to their budgets. */
import {align} from './align';
import {BUDGETS, type Budget, type FigureKey, type Unit} from './budgets';
import type {Figure, Figures, Side} from './figures';
import type {BenchOptions} from './options';

/** The text of the report, and whether every figure of our site could be measured. */
type Report = {text: string; complete: boolean};

const DIGITS: Record<Unit, number> = {
  kB: 1,
  B: 0,
  MB: 1,
  GB: 2,
  s: 1,
  ms: 0,
  '/s': 0,
  '×': 2,
  '': 2,
};

function amount(value: number, unit: Unit): string {
  const digits = Number.isInteger(value) ? 0 : DIGITS[unit];
  const number = value.toFixed(digits);
  if (unit === '') return number;
  return unit === '×' || unit === '/s' ? number + unit : `${number} ${unit}`;
}

/** Returns true if a value is within its budget; undefined if there is none. */
export function keeps(value: number, {limit, atLeast}: Budget): boolean | undefined {
  if (limit === undefined) return undefined;
  return atLeast ? value >= limit : value <= limit;
}

function verdict(figure: Figure | undefined, budget: Budget): string {
  if (figure === undefined || 'missing' in figure) return 'NOT MEASURED';
  const kept = keeps(figure.value, budget);
  if (kept === undefined) return '';
  if (!kept) return 'MISS';
  return budget.goal !== undefined && figure.value > budget.goal ? 'ok, not yet the goal' : 'ok';
}

function limitText({limit, atLeast, goal, unit}: Budget): string {
  if (limit === undefined) return '';
  const text = `${atLeast ? '≥' : '≤'} ${amount(limit, unit)}`;
  return goal === undefined ? text : `${text} (goal ${amount(goal, unit)})`;
}

const valueText = (figure: Figure | undefined, unit: Unit) =>
  figure && 'value' in figure ? amount(figure.value, unit) : '–';

/** Lists why figures are missing, each reason once. */
function reasons(missing: readonly {side: Side; what: string; missing: string}[]): string[] {
  const figures = new Map<string, string[]>();
  for (const one of missing) {
    const key = `${one.side}\0${one.missing}`;
    figures.set(key, [...(figures.get(key) ?? []), one.what]);
  }
  return [...figures].map(([key, what]) => {
    const [side, reason] = key.split('\0');
    return `Not measured (${side}), ${what.join('; ')}: ${reason}`;
  });
}

/** Returns the table of the figures of some parts, and below it why figures are missing and which budgets are missed. */
export function report(
  figures: Figures,
  {parts, stock}: Pick<BenchOptions, 'parts' | 'stock'>,
): Report {
  const keys = (Object.keys(BUDGETS) as FigureKey[]).filter((key) => {
    const {part, comparison}: Budget = BUDGETS[key];
    return parts.includes(part) && (stock || !comparison);
  });
  const rows = keys.map((key) => {
    const budget: Budget = BUDGETS[key];
    const ours = figures.get('ours', key);
    return [
      budget.what,
      limitText(budget),
      valueText(ours, budget.unit),
      valueText(figures.get('stock', key), budget.unit),
      verdict(ours, budget),
    ];
  });
  const missing = (['ours', 'stock'] as const).flatMap((side) =>
    keys.flatMap((key) => {
      const figure =
        figures.get(side, key) ?? (side === 'ours' ? {missing: 'not measured'} : undefined);
      return figure && 'missing' in figure ? [{side, what: BUDGETS[key].what, ...figure}] : [];
    }),
  );
  const misses = rows.filter((row) => row[4] === 'MISS').length;
  const text = [
    ...align([['figure', 'budget', 'ours', 'stock', ''], ...rows]),
    '',
    ...reasons(missing),
    ...figures.notes,
    misses === 0 ? 'No budget is missed.' : `Budgets missed: ${misses}.`,
  ].join('\n');
  return {text, complete: missing.every(({side}) => side !== 'ours')};
}
