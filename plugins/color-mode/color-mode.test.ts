import {expect, it} from 'vitest';
import {colorMode} from '.';

it.each([undefined, ''])('has no switch if the variable is %j', (value) =>
  expect(colorMode(value).disableSwitch).toBe(true),
);

it('has the switch if that is requested, and starts in light colors either way', () => {
  expect(colorMode('on').disableSwitch).toBe(false);
  for (const value of [undefined, 'on']) {
    expect(colorMode(value)).toMatchObject({
      defaultMode: 'light',
      respectPrefersColorScheme: false,
    });
  }
});

it('stops the build at any other value', () =>
  expect(() => colorMode('yes')).toThrow(/found {5}yes\n {2}expected {2}on\n/));
