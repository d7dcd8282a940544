/** The town hall series as a calendar file (RFC 5545), to import or to subscribe to. */
import {TOWN_HALL_HOUR, TOWN_HALL_ZONE} from './town-halls';

/** Path of the file on the site. */
export const CALENDAR_PATH = '/events/town-halls.ics';

/** Maximum octets of a line, not counting its line break. */
const LINE = 75;

/** The organizers' time zone since 2007, for apps that don't recognize its name. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TOWN_HALL_ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'TZNAME:PDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'TZNAME:PST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Escapes the separators and line breaks of a value of type TEXT. */
function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Folds a line that is too long, never inside a character; continuation lines begin with a space. */
export function fold(line: string): string {
  const lines = [''];
  let length = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (length + octets > LINE) {
      lines.push(' ');
      length = 1;
    }
    lines[lines.length - 1] += character;
    length += octets;
  }
  return lines.join('\r\n');
}

/**
 * @param siteUrl URL of the site, whose host makes the event's id unique
 * @param calendarUrl URL of the community's calendar, which is authoritative for each date
 * @returns the file, always the same for the same arguments
 */
export function calendarFile(siteUrl: string, calendarUrl: string): string {
  const page = new URL('/events', siteUrl).href;
  const description =
    'The monthly online meeting of the DataHub community. These dates follow a rule: the last Thursday of the ' +
    'month. Some take place a week earlier; those in November and December, which holidays move, are left out. ' +
    `The calendar is authoritative, and is where you register: ${calendarUrl}\nMore about town halls: ${page}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//DataHub Project//Documentation//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:DataHub town halls',
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:town-halls@${new URL(siteUrl).hostname}`,
    // When the rule was last checked, not when the site was built, so the same input produces the same bytes.
    'DTSTAMP:20250509T000000Z',
    `DTSTART;TZID=${TOWN_HALL_ZONE}:20250529T${String(TOWN_HALL_HOUR).padStart(2, '0')}0000`,
    'RRULE:FREQ=MONTHLY;BYDAY=-1TH;BYMONTH=1,2,3,4,5,6,7,8,9,10',
    'SUMMARY:DataHub town hall',
    `DESCRIPTION:${text(description)}`,
    `URL:${calendarUrl}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
