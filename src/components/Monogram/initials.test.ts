/** Monograms of the names that the site shows. */
import {expect, it} from 'vitest';
import {initials, toneOf} from './initials';

it.each([
  ['Etsy', 'E'],
  ['Deutsche Telekom', 'DT'],
  ['Checkout.com', 'CC'],
  ['N26', 'N'],
  ['hipages', 'H'],
  ['David Sánchez', 'DS'],
  ['Élodie de la Tour', 'ÉT'],
  ['Bobbie-Jean Nowak', 'BN'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('has one tone for a name, and several for several', () => {
  expect(toneOf('Etsy')).toBe(toneOf('Etsy'));
  expect(
    new Set(['Etsy', 'Miro', 'Visa', 'Wolt', 'Hurb', 'Viasat'].map(toneOf)).size,
  ).toBeGreaterThan(2);
});
