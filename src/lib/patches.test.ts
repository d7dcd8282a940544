/** Which patches a configuration turns off. */
import {expect, it} from 'vitest';
import {isOn, PATCHES, switchOff} from './patches';

it('turns every patch on, without a trace in the configuration, unless some are listed', () => {
  expect([switchOff(undefined), switchOff(''), switchOff(' , ')]).toEqual([{}, {}, {}]);
  expect(PATCHES.filter((name) => !isOn({}, name))).toEqual([]);
});

it('turns off the listed patches', () => {
  const customFields = switchOff('key-order, load-guard');
  expect(PATCHES.filter((name) => !isOn({customFields}, name))).toEqual([
    'key-order',
    'load-guard',
  ]);
});

it('turns all off at once', () => {
  const customFields = switchOff('all');
  expect(PATCHES.filter((name) => isOn({customFields}, name))).toEqual([]);
});

it('rejects an unknown name, and lists the known ones', () => {
  expect(() => switchOff('key-order,no-such')).toThrow(
    /PATCHES_OFF: found no-such, expected all, or names from .*key-order/,
  );
});
