/** Lists of observations over time, limited to what a query requests. */
import {pick} from './pick';
import type {Store} from './store';

type Args = {
  startTimeMillis?: number | null;
  endTimeMillis?: number | null;
  limit?: number | null;
  status?: string | null;
  range?: string | null;
};

type Observed = Record<string, unknown>;

const timeOf = (one: Observed) =>
  new Date((one['timestampMillis'] ?? one['bucket'] ?? 0) as string | number).getTime();

/** Returns the newest first, as many as requested. */
function cut(list: readonly Observed[], args: Args): Observed[] {
  const {startTimeMillis: start, endTimeMillis: end, limit} = args;
  return list
    .filter((one) => timeOf(one) >= (start ?? 0) && timeOf(one) <= (end ?? Infinity))
    .toSorted((a, b) => timeOf(b) - timeOf(a))
    .slice(0, limit ?? undefined);
}

const DAY = 86_400_000;

/** How many days a range reaches back; one day more than its name, for buckets that began earlier. */
const RANGES: Readonly<Record<string, number>> = {
  DAY: 2,
  WEEK: 8,
  MONTH: 31,
  QUARTER: 92,
  YEAR: 366,
};

const isMap = (value: unknown): value is Observed => typeof value === 'object' && value !== null;

/** Sums of the counts of a bucket's people or columns, by their name. */
function sums(buckets: readonly Observed[], path: string, key: string) {
  const counts = new Map<unknown, number>();
  for (const one of pick({buckets}, `buckets.metrics.${path}`).filter(isMap)) {
    counts.set(one[key], (counts.get(one[key]) ?? 0) + Number(one['count']));
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([name, count]) => ({[key]: name, count}));
}

/**
 * Returns the usage in a range. The fixture has the last days individually and a month as a whole: a shorter range is the
 * sum of its days.
 */
function usage(value: Observed, {range}: Args, now: number): Observed {
  const days = RANGES[range ?? ''];
  const all = pick(value, 'buckets').filter(isMap);
  const buckets =
    days === undefined ? all : all.filter((one) => timeOf(one) >= now - days * DAY - 1);
  if (buckets.length === 0 && all.length === 0) return value;
  const users = sums(buckets, 'users', 'user');
  const aggregations =
    days !== undefined && days < 31
      ? {
          totalSqlQueries: pick({buckets}, 'buckets.metrics.totalSqlQueries')
            .map(Number)
            .reduce((sum, one) => sum + one, 0),
          uniqueUserCount: users.length,
          users,
          fields: sums(buckets, 'fields', 'fieldName'),
        }
      : value['aggregations'];
  return {...value, buckets, aggregations};
}

type Cut = (value: unknown, args: Args, store: Store) => unknown;

const cutList: Cut = (value, args) =>
  Array.isArray(value) ? cut(value.filter(isMap), args) : value;

/** By the name of the field. */
export const OVER_TIME: Readonly<Record<string, Cut>> = {
  datasetProfiles: cutList,
  operations: cutList,
  runEvents: (value, args) => {
    if (!isMap(value)) return value;
    const {status} = args;
    // A run is complete unless the fixture says otherwise.
    const events = pick(value, 'runEvents').filter(isMap);
    const kept = events.filter((one) => !status || (one['status'] ?? 'COMPLETE') === status);
    return {...value, runEvents: cut(kept, args)};
  },
  usageStats: (value, args, {now}) => (isMap(value) ? usage(value, args, now) : value),
};
