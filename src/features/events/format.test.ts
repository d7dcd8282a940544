/** Dates and times as text, including time zones where it is a different day. */
import {expect, it} from 'vitest';
import {dayIn, daysUntil, monthIn, timeIn} from './format';

const START = new Date('2025-05-29T16:00:00Z');

/** Node.js and browsers differ in the space before AM and PM. */
const normalized = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  ['America/Los_Angeles', 'Thursday, May 29, 2025', '9:00 AM PDT'],
  ['Europe/Berlin', 'Thursday, May 29, 2025', '6:00 PM GMT+2'],
  ['Asia/Kolkata', 'Thursday, May 29, 2025', '9:30 PM GMT+5:30'],
  ['Asia/Tokyo', 'Friday, May 30, 2025', '1:00 AM GMT+9'],
])('%s: %s, %s', (zone, day, time) => {
  expect(dayIn(START, zone)).toBe(day);
  expect(monthIn(START, zone)).toBe('May 2025');
  expect(normalized(timeIn(START, zone))).toBe(time);
});

it.each([
  ['2025-05-29T00:30:00Z', 'UTC', 'today'],
  ['2025-05-29T00:30:00Z', 'Asia/Tokyo', 'tomorrow'],
  ['2025-05-28T23:30:00Z', 'UTC', 'tomorrow'],
  ['2025-05-22T12:00:00Z', 'UTC', 'in 7 days'],
])('from %s in %s it is %s', (now, zone, words) => {
  expect(daysUntil(START, new Date(now), zone)).toBe(words);
});
