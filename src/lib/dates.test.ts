import {expect, it} from 'vitest';
import {longDate, shortDate} from './dates';

const FIRST_DAYS = Array.from({length: 12}, (_, month) => new Date(Date.UTC(2024, month, 1)));

it('says a date as browsers do in English', () => {
  const format = (dateStyle: 'long' | 'medium') =>
    new Intl.DateTimeFormat('en', {dateStyle, timeZone: 'UTC'}).format;
  expect(FIRST_DAYS.map(longDate)).toEqual(FIRST_DAYS.map(format('long')));
  expect(FIRST_DAYS.map(shortDate)).toEqual(FIRST_DAYS.map(format('medium')));
});

it('takes the day in UTC, whatever the time zone of the reader', () => {
  expect(longDate('2026-11-29T23:59:59.000Z')).toBe('November 29, 2026');
  expect(shortDate('2026-11-30T00:00:00.000Z')).toBe('Nov 30, 2026');
  expect(longDate('2025-05-09')).toBe('May 9, 2025');
  expect(shortDate(Date.UTC(2025, 8, 3))).toBe('Sep 3, 2025');
});
