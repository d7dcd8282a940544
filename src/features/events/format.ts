/** Formats a date and time in a time zone. */

/** @returns the day, such as `Thursday, May 29, 2025` */
export function dayIn(start: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-US', {dateStyle: 'full', timeZone}).format(start);
}

/** @returns the month, such as `November 2025` */
export function monthIn(start: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone}).format(start);
}

/** @returns the time, such as `6:00 PM GMT+2` */
export function timeIn(start: Date, timeZone: string | undefined): string {
  const options = {hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone} as const;
  return new Intl.DateTimeFormat('en-US', options).format(start);
}

/** @returns `in 3 days`, `tomorrow`, or `today`, by calendar days in the time zone */
export function daysUntil(start: Date, now: Date, timeZone: string | undefined): string {
  const dayOf = (moment: Date) => {
    const iso = new Intl.DateTimeFormat('en-CA', {dateStyle: 'short', timeZone}).format(moment);
    return Date.parse(`${iso}T00:00:00Z`) / 86_400_000;
  };
  const days = dayOf(start) - dayOf(now);
  return new Intl.RelativeTimeFormat('en-US', {numeric: 'auto'}).format(days, 'day');
}
