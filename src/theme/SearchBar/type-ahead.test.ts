import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {textAfter, typeAhead} from './type-ahead';

const press = (key: string, held = {}) => ({
  ...{key, ctrlKey: false, metaKey: false, altKey: false},
  ...held,
});

it.each([
  ['a letter', press('f'), 'kaf'],
  ['a capital', press('F'), 'kaF'],
  ['a space', press(' '), 'ka '],
  ['a character beyond the first 65,536', press('🙂'), 'ka🙂'],
  ['Backspace', press('Backspace'), 'k'],
])('takes %s', (_, key, text) => {
  expect(textAfter('ka', key)).toBe(text);
});

it.each([
  ['Tab', press('Tab')],
  ['Escape', press('Escape')],
  ['Shift', press('Shift')],
  ['a command', press('r', {ctrlKey: true})],
])('leaves %s alone', (_, key) => {
  expect(textAfter('ka', key)).toBeUndefined();
});

describe('typeAhead', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** @returns whether the focused element didn't get the key */
  function type(key: string): boolean {
    const event = new Event('keydown', {cancelable: true});
    page.dispatchEvent(Object.assign(event, press(key)));
    return event.defaultPrevented;
  }

  it('waits until the reader has stopped typing', async () => {
    const typing = typeAhead();
    type('k');
    const done = vi.fn();
    void typing.paused().then(done);
    for (const key of 'afka') {
      await vi.advanceTimersByTimeAsync(500);
      expect(type(key)).toBe(true);
    }
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600);
    expect(done).toHaveBeenCalledOnce();
    expect(typing.end()).toEqual({text: 'kafka', escaped: false});
    expect(type('x')).toBe(false);
  });

  it.each([
    ['Enter', false],
    ['Escape', true],
  ])('stops waiting at %s', async (key, escaped) => {
    const typing = typeAhead();
    const waiting = typing.paused();
    type('k');
    type(key);
    await waiting;
    expect(typing.end()).toEqual({text: 'k', escaped});
  });

  it('ignores Enter while the dialog is loading', () => {
    const typing = typeAhead();
    expect(type('Enter')).toBe(false);
    typing.end();
  });
});
