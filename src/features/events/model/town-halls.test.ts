/** The rule for town halls: around daylight saving changes, the turn of the year, and the moment a town hall begins. */
import {describe, expect, it} from 'vitest';
import {isMoved, nextTownHalls, thursdaysOf} from './town-halls';
import {momentOf} from './zoned-time';

const starts = (now: string, count = 3) =>
  nextTownHalls(new Date(now), count).map(({start}) => start.toISOString());
const caveats = (now: string, count: number) =>
  nextTownHalls(new Date(now), count).map(({caveat}) => caveat);

describe('nextTownHalls', () => {
  it('is at 17:00 UTC in winter and at 16:00 in summer', () => {
    expect(starts('2025-02-01T00:00:00Z')).toEqual([
      '2025-02-27T17:00:00.000Z',
      '2025-03-27T16:00:00.000Z',
      '2025-04-24T16:00:00.000Z',
    ]);
    expect(starts('2025-10-01T00:00:00Z', 2)).toEqual([
      '2025-10-30T16:00:00.000Z',
      '2025-11-27T17:00:00.000Z',
    ]);
  });

  it('continues into the next year', () => {
    expect(starts('2025-12-26T00:00:00Z')).toEqual([
      '2026-01-29T17:00:00.000Z',
      '2026-02-26T17:00:00.000Z',
      '2026-03-26T16:00:00.000Z',
    ]);
  });

  it('drops a town hall when it begins', () => {
    expect(starts('2025-05-29T15:59:59Z', 1)).toEqual(['2025-05-29T16:00:00.000Z']);
    expect(starts('2025-05-29T16:00:00Z', 1)).toEqual(['2025-06-26T16:00:00.000Z']);
  });

  it('moves on to January while it is still December for the organizers', () => {
    // 31 December in UTC is a Wednesday in 2025: the last Thursday, the 25th, is over.
    expect(starts('2026-01-01T03:00:00Z', 1)).toEqual(['2026-01-29T17:00:00.000Z']);
  });

  it('explains why a date may move', () => {
    expect(caveats('2025-05-01T00:00:00Z', 9)).toEqual([
      'five-thursdays', // 29 May
      undefined,
      'five-thursdays', // 31 July
      undefined,
      undefined,
      'five-thursdays', // 30 October
      'thanksgiving',
      'year-end',
      'five-thursdays', // 29 January
    ]);
    // In 2028 the last Thursday of November comes a week after Thanksgiving.
    expect(caveats('2028-11-01T00:00:00Z', 1)).toEqual([undefined]);
  });

  it('names only the month if the date is a holiday', () => {
    const halls = nextTownHalls(new Date('2025-10-01T00:00:00Z'), 4);
    expect(halls.map(isMoved)).toEqual([false, true, true, false]);
  });
});

it('finds the Thursdays of a month', () => {
  expect(thursdaysOf(2024, 2)).toEqual([1, 8, 15, 22, 29]);
  expect(thursdaysOf(2025, 13)).toEqual([1, 8, 15, 22, 29]);
  expect(thursdaysOf(2026, 2)).toEqual([5, 12, 19, 26]);
});

describe('momentOf', () => {
  const zone = 'America/Los_Angeles';

  it.each([
    // The clocks go forward at 2:00 on 9 March 2025, and back at 2:00 on 2 November.
    [{year: 2025, month: 3, day: 9, hour: 1}, '2025-03-09T09:00:00.000Z'],
    [{year: 2025, month: 3, day: 9, hour: 3}, '2025-03-09T10:00:00.000Z'],
    [{year: 2025, month: 11, day: 2, hour: 9}, '2025-11-02T17:00:00.000Z'],
    [{year: 2025, month: 11, day: 1, hour: 23}, '2025-11-02T06:00:00.000Z'],
    [{year: 2025, month: 12, day: 31, hour: 23}, '2026-01-01T07:00:00.000Z'],
  ])('%o', (wall, moment) => {
    expect(momentOf(wall, zone).toISOString()).toBe(moment);
  });

  it('supports time zones ahead of UTC, and offsets of half an hour', () => {
    const newYear = {year: 2026, month: 1, day: 1, hour: 0};
    expect(momentOf(newYear, 'Asia/Kolkata').toISOString()).toBe('2025-12-31T18:30:00.000Z');
    expect(momentOf(newYear, 'Pacific/Auckland').toISOString()).toBe('2025-12-31T11:00:00.000Z');
  });
});
