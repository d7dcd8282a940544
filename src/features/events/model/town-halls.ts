/** When town halls take place according to the rule: the last Thursday of a month, 9:00 AM US Pacific Time. */
import {momentOf} from './zoned-time';

/** The organizers' time zone. */
export const TOWN_HALL_ZONE = 'America/Los_Angeles';

/** The hour at which they start in that time zone. */
export const TOWN_HALL_HOUR = 9;

/** Weekday as in `Date`, where Sunday is 0. */
const THURSDAY = 4;

/**
 * Why the date may differ: the project has announced both the "fourth" and the "last Thursday", which aren't the same
 * in a month with five, and holidays move it.
 */
export type DateCaveat = 'five-thursdays' | 'thanksgiving' | 'year-end';

/** When a town hall starts according to the rule, and why the date may differ. */
export type TownHall = {start: Date; caveat?: DateCaveat};

/** @returns whether the date of the rule is a holiday, so that only the month is certain */
export function isMoved({caveat}: TownHall): boolean {
  return caveat === 'thanksgiving' || caveat === 'year-end';
}

/** @returns the days of the month that are Thursdays; months count from 1, and 13 is the next January */
export function thursdaysOf(year: number, month: number): number[] {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const first = 1 + ((THURSDAY - new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 7) % 7);
  return [0, 7, 14, 21, 28].map((later) => first + later).filter((day) => day <= days);
}

function caveatOf(month: number, thursdays: readonly number[]): DateCaveat | undefined {
  if (month === 12) return 'year-end';
  const five = thursdays.length === 5;
  // Thanksgiving is the fourth Thursday of November; the fifth, if there is one, is free.
  if (month === 11) return five ? undefined : 'thanksgiving';
  return five ? 'five-thursdays' : undefined;
}

/** Returns the town hall of a month; months count from 1, and 13 is the next January. */
function townHallOf(year: number, month: number): TownHall {
  const thursdays = thursdaysOf(year, month);
  const day = thursdays.at(-1) ?? 1;
  const start = momentOf({year, month, day, hour: TOWN_HALL_HOUR}, TOWN_HALL_ZONE);
  const inYear = ((month - 1) % 12) + 1;
  const caveat = caveatOf(inYear, thursdays);
  return {start, ...(caveat && {caveat})};
}

/** @returns the next town halls that haven't begun, soonest first */
export function nextTownHalls(now: Date, count: number): TownHall[] {
  const halls: TownHall[] = [];
  const year = now.getUTCFullYear();
  for (let month = now.getUTCMonth() + 1; halls.length < count; month += 1) {
    const hall = townHallOf(year, month);
    if (hall.start > now) halls.push(hall);
  }
  return halls;
}
