/** The calendar file follows RFC 5545, and matches the rule on the page. */
import {describe, expect, it} from 'vitest';
import {calendarFile, fold} from './calendar-file';
import {nextTownHalls} from './town-halls';
import {momentOf} from './zoned-time';

const FILE = calendarFile('https://docs.datahub.com', 'https://calendar.example/events');

/** Unfolds the lines, and splits each into a name, parameters, and a value. */
function parse(file: string) {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => {
      const [, name = '', parameters = '', value = ''] =
        /^([A-Z-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
      return {name, parameters: parameters.slice(1), value};
    });
}

const properties = parse(FILE);
const event = properties.slice(properties.findIndex(({value}) => value === 'VEVENT'));
const of = (name: string) => event.find((property) => property.name === name);

describe('calendarFile', () => {
  it('ends each line with CRLF, and has no line longer than 75 octets', () => {
    expect(FILE.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of FILE.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(properties.filter(({name}) => name === '')).toEqual([]);
  });

  it('closes components in the order they were opened', () => {
    const open: string[] = [];
    for (const {name, value} of properties) {
      if (name === 'BEGIN') open.push(value);
      if (name === 'END') expect(open.pop()).toBe(value);
    }
    expect(open).toEqual([]);
    expect(properties.filter(({name}) => name === 'BEGIN').map(({value}) => value)).toEqual([
      ...['VCALENDAR', 'VTIMEZONE', 'DAYLIGHT', 'STANDARD', 'VEVENT'],
    ]);
  });

  it('has each required property once', () => {
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'RRULE', 'SUMMARY']) {
      expect(
        event.filter((property) => property.name === name),
        name,
      ).toHaveLength(1);
    }
    expect(properties.slice(1, 3).map(({name}) => name)).toEqual(['VERSION', 'PRODID']);
    expect(of('UID')?.value).toBe('town-halls@docs.datahub.com');
  });

  it('starts on a day that fits the rule, at the hour and in the time zone stated on the page', () => {
    const {parameters, value} = of('DTSTART') ?? {parameters: '', value: ''};
    const zone = parameters.replace('TZID=', '');
    const [, year, month, day, hour] = (/^(\d{4})(\d\d)(\d\d)T(\d\d)0000$/.exec(value) ?? []).map(
      Number,
    );
    const wall = {year: year ?? 0, month: month ?? 0, day: day ?? 0, hour: hour ?? 0};
    expect(nextTownHalls(new Date('2025-05-09T00:00:00Z'), 1)[0]?.start).toEqual(
      momentOf(wall, zone),
    );
    expect(of('RRULE')?.value).toBe('FREQ=MONTHLY;BYDAY=-1TH;BYMONTH=1,2,3,4,5,6,7,8,9,10');
    expect(properties.find(({name}) => name === 'TZID')?.value).toBe(zone);
  });

  it('escapes text, and links to the authoritative calendar', () => {
    const description = of('DESCRIPTION')?.value ?? '';
    expect(description).toContain('https://calendar.example/events\\nMore about');
    expect(description).not.toMatch(/(?<!\\)[,;]/);
    expect(of('STATUS')?.value).toBe('TENTATIVE');
  });
});

describe('fold', () => {
  it("doesn't fold a line that fits", () => {
    expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
  });

  it('breaks between characters, no matter how many bytes they have', () => {
    const line = `${'x'.repeat(74)}€${'🙂'.repeat(40)}`;
    const lines = fold(line).split('\r\n');
    expect(lines.length).toBe(4);
    for (const part of lines) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(fold(line).replaceAll('\r\n ', '')).toBe(line);
  });
});
