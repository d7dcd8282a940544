/** Initials of names like those on the site. */
import {expect, it} from 'vitest';
import {initials, toneOf} from './monogram';

it.each([
  ['Deutsche Telekom', 'DT'],
  ['Checkout.com', 'CC'],
  ['David Sánchez', 'DS'],
  ['Élodie de la Tour', 'ÉT'],
  ['Bobbie-Jean Nowak', 'BN'],
  ['Ana McDonald', 'AM'],
  ['Business Glossary', 'BG'],
  ['PowerBI', 'PB'],
  ['Tableau', 'Ta'],
  ['Etsy', 'Et'],
  ['N26', 'N2'],
  ['dbt', 'db'],
  ['LDAP', 'LD'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('gives a name the same tone each time, and different names several tones', () => {
  const tones = ['Etsy', 'Miro', 'Visa', 'Wolt', 'Hurb', 'Viasat', 'N26', 'Moloco'].map((name) =>
    toneOf(name, 5),
  );
  expect(toneOf('Etsy', 5)).toBe(tones[0]);
  expect(new Set(tones).size).toBeGreaterThan(2);
  expect(Math.max(...tones)).toBeLessThan(5);
});
