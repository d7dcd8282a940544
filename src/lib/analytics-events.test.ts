/** An event counts as sent only if analytics have loaded and confirm it. */
import {expect, it, vi} from 'vitest';
import {acceptEvents, acceptsEvents, onAcceptsEvents, sendEvent} from './analytics-events';

it('sends nothing before analytics have loaded, and then everything', async () => {
  const listener = vi.fn();
  const stop = onAcceptsEvents(listener);
  expect(acceptsEvents()).toBe(false);
  expect(await sendEvent('page_feedback', {helpful: true})).toBe(false);
  const events: unknown[] = [];
  acceptEvents(async (...event) => events.push(event) > 0);
  expect(listener).toHaveBeenCalledOnce();
  expect(acceptsEvents()).toBe(true);
  expect(await sendEvent('page_feedback', {helpful: true})).toBe(true);
  expect(events).toEqual([['page_feedback', {helpful: true}]]);
  stop();
  acceptEvents(async () => false);
  expect(listener).toHaveBeenCalledOnce();
});

it('does not count as sent if the analytics reject it or fail', async () => {
  acceptEvents(async () => false);
  expect(await sendEvent('a', {})).toBe(false);
  acceptEvents(() => {
    throw new Error('no');
  });
  expect(await sendEvent('a', {})).toBe(false);
  acceptEvents(() => Promise.reject(new Error('no')));
  expect(await sendEvent('a', {})).toBe(false);
});
