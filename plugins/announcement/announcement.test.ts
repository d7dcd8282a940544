import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {colorRule} from './colors';
import {seenScript} from './seen';

describe('colorRule', () => {
  it('contains the colors of the settings', () =>
    expect(colorRule({backgroundColor: '#0b1f2a', textColor: 'white'})).toBe(
      '.theme-announcement-bar {background-color: #0b1f2a; color: white;}\n',
    ));

  it.each([undefined, {}])('is empty without colors', (bar) => expect(colorRule(bar)).toBe(''));
});

describe('seenScript', () => {
  const storage: Record<string, string> = {};
  /** Loads a page with an announcement. @returns whether the page is marked */
  function seen(id: string, session: object = {sessionStorage: storage}): boolean {
    const dataset = {};
    vm.runInNewContext(seenScript(id), {...session, document: {documentElement: {dataset}}});
    return 'announcementSeen' in dataset;
  }

  it('marks each page after the first, for each announcement', () => {
    expect([seen('one'), seen('one'), seen('two'), seen('two')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('marks nothing without a storage', () => {
    expect([seen('one', {}), seen('one', {})]).toEqual([false, false]);
  });
});
