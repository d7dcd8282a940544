/**
 * Dates in words. The browser's `Intl.DateTimeFormat` gives the same for English, the site's only language, but loads its
 * rules for it: a fifth of the time from a first press on a docs page to its effect.
 */
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** What `new Date` takes: an ISO date or time, milliseconds since 1970, or a date. */
type Moment = ConstructorParameters<typeof Date>[0];

function inWords(moment: Moment, letters?: number): string {
  const date = new Date(moment);
  const month = MONTHS[date.getUTCMonth()]?.slice(0, letters);
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** Returns the day of a moment in UTC, such as "November 29, 2026". */
export const longDate = (moment: Moment): string => inWords(moment);

/** Returns the day of a moment in UTC, with a short month, such as "Nov 29, 2026". */
export const shortDate = (moment: Moment): string => inWords(moment, 3);
