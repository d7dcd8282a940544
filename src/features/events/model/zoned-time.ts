/** Converts a local time in a time zone to a `Date`. `Intl` handles changes to and from daylight saving time. */

/** A local date and hour; months count from 1. */
type WallTime = {year: number; month: number; day: number; hour: number};

/** Returns how many milliseconds the time zone is ahead of UTC at a given moment. */
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
 * @param timeZone name such as `America/Los_Angeles`
 * @throws RangeError if there is no such zone
 */
export function momentOf({year, month, day, hour}: WallTime, timeZone: string): Date {
  const asUtc = Date.UTC(year, month - 1, day, hour);
  let moment = asUtc;
  // The first guess may be on the other side of a daylight saving change; the second can't be.
  for (let round = 0; round < 2; round += 1) moment = asUtc - offsetAt(moment, timeZone);
  return new Date(moment);
}
