/** Which patches a configuration switches off. */
import {expect, it} from 'vitest';
import {isOn, PATCHES, switchOff} from './patches';

it('has every patch on, and nothing in the configuration, unless some are named', () => {
  expect([switchOff(undefined), switchOff(''), switchOff(' , ')]).toEqual([{}, {}, {}]);
  expect(PATCHES.filter((name) => !isOn({}, name))).toEqual([]);
});

it('switches off those that are named', () => {
  const customFields = switchOff('key-order, load-guard');
  expect(PATCHES.filter((name) => !isOn({customFields}, name))).toEqual([
    'key-order',
    'load-guard',
  ]);
});

it('switches all off at once', () => {
  const customFields = switchOff('all');
  expect(PATCHES.filter((name) => isOn({customFields}, name))).toEqual([]);
});

it('refuses a name that it does not know, and lists those it knows', () => {
  expect(() => switchOff('key-order,no-such')).toThrow(
    /PATCHES_OFF names no-such\. It knows all, .*key-order/,
  );
});
