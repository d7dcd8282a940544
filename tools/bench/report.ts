/** Shows figures next to their budgets. */
import {align} from './align';
import {amount, spread} from './amount';
import {BUDGETS, type FigureKey} from './budgets';
import {type Budget, isByClock, type Unit} from './budgets/types';
import type {Figure, Figures, Side} from './figures';
import type {BenchOptions} from './options';

/** The text of the report, and whether every figure of our site could be measured. */
type Report = {text: string; complete: boolean};

const NOT_JUDGED = 'not judged, machine busy';

const within = (value: number, most: number, atLeast = false) =>
  atLeast ? value >= most : value <= most;

/** Returns whether a value is within its budget; undefined if there is none. */
export function keeps(value: number, {limit, atLeast}: Budget): boolean | undefined {
  return limit === undefined ? undefined : within(value, limit, atLeast);
}

function verdict(figure: Figure | undefined, budget: Budget, isBusy: boolean): string {
  if (figure === undefined || 'missing' in figure) return 'NOT MEASURED';
  const {limit, goal, atLeast} = budget;
  if (limit === undefined && goal === undefined) return '';
  if (isBusy && isByClock(budget)) return NOT_JUDGED;
  if (keeps(figure.value, budget) === false) return 'MISS';
  if (goal === undefined || within(figure.value, goal, atLeast)) return 'ok';
  return limit === undefined ? 'not yet the goal' : 'ok, not yet the goal';
}

function limitText({limit, atLeast, goal, unit}: Budget): string {
  const sign = atLeast ? '≥' : '≤';
  const parts = [
    ...(limit === undefined ? [] : [`${sign} ${amount(limit, unit)}`]),
    ...(goal === undefined
      ? []
      : [`goal ${limit === undefined ? `${sign} ` : ''}${amount(goal, unit)}`]),
  ];
  return parts.join(', ');
}

const valueText = (figure: Figure | undefined, unit: Unit) =>
  figure && 'value' in figure ? amount(figure.value, unit) : '–';

const spreadText = (figure: Figure | undefined, unit: Unit) =>
  figure && 'value' in figure ? spread(figure.runs, unit) : '';

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

/**
 * Returns the table of the figures of some parts, and below it why figures are missing or not judged, and how many
 * budgets are missed.
 */
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
      spreadText(ours, budget.unit),
      valueText(figures.get('stock', key), budget.unit),
      verdict(ours, budget, figures.busy.has(budget.part)),
    ];
  });
  const missing = (['ours', 'stock'] as const).flatMap((side) =>
    keys.flatMap((key) => {
      const figure =
        figures.get(side, key) ?? (side === 'ours' ? {missing: 'not measured'} : undefined);
      return figure && 'missing' in figure ? [{side, what: BUDGETS[key].what, ...figure}] : [];
    }),
  );
  const misses = rows.filter((row) => row[5] === 'MISS').length;
  const text = [
    ...align([['figure', 'budget', 'ours', 'runs', 'stock', ''], ...rows]),
    '',
    ...reasons(missing),
    ...[...figures.busy].map(([part, why]) => `The times of ${part} are not judged: ${why}.`),
    ...figures.notes,
    misses === 0 ? 'No budget is missed.' : `Budgets missed: ${misses}.`,
  ].join('\n');
  return {text, complete: missing.every(({side}) => side !== 'ours')};
}
