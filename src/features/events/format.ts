/** Words for a moment on the clocks of a time zone. */

/** As `Thursday, May 29, 2025`. */
export function dayIn(start: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-US', {dateStyle: 'full', timeZone}).format(start);
}

/** As `6:00 PM GMT+2`. */
export function timeIn(start: Date, timeZone: string | undefined): string {
  const options = {hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone} as const;
  return new Intl.DateTimeFormat('en-US', options).format(start);
}

/** As `in 3 days`, `tomorrow`, `today`: by the days of the reader's calendar. */
export function daysUntil(start: Date, now: Date, timeZone: string | undefined): string {
  const dayOf = (moment: Date) => {
    const iso = new Intl.DateTimeFormat('en-CA', {dateStyle: 'short', timeZone}).format(moment);
    return Date.parse(`${iso}T00:00:00Z`) / 86_400_000;
  };
  const days = dayOf(start) - dayOf(now);
  return new Intl.RelativeTimeFormat('en-US', {numeric: 'auto'}).format(days, 'day');
}
