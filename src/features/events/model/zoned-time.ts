/** Turns a time on the clocks of a time zone into the moment it means; Intl knows when clocks change. */

/** What a clock and a calendar on the wall show; months count from 1. */
export type WallTime = {year: number; month: number; day: number; hour: number};

/** Milliseconds that the zone's clocks are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = [of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')];
  const [year = 0, ...rest] = shown;
  return Date.UTC(year, ...(rest as [number])) - Math.floor(moment / 1000) * 1000;
}

/**
 * @param timeZone name as `America/Los_Angeles`
 * @throws RangeError if there is no such zone
 */
export function momentOf({year, month, day, hour}: WallTime, timeZone: string): Date {
  const asUtc = Date.UTC(year, month - 1, day, hour);
  let moment = asUtc;
  // The first guess can lie on the other side of a change of the clocks; the second can't.
  for (let round = 0; round < 2; round += 1) moment = asUtc - offsetAt(moment, timeZone);
  return new Date(moment);
}
