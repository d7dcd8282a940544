import {expect, it, onTestFinished, vi} from 'vitest';
import type {DirectAnswer} from './choose';
import {inTime} from './in-time';

const ANSWER: DirectAnswer = {kind: 'variable', name: 'A_B', facts: []};

it('returns an answer that is there', async () => {
  expect(await inTime(Promise.resolve(ANSWER))).toBe(ANSWER);
  expect(await inTime(Promise.resolve(undefined))).toBeUndefined();
});

it('does not keep results waiting for a late one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let arrive: (answer: DirectAnswer) => void = () => undefined;
  const awaited = inTime(new Promise((resolve) => (arrive = resolve)));
  await vi.advanceTimersByTimeAsync(1000);
  const late = await awaited;
  expect(late).toHaveProperty('later');
  arrive(ANSWER);
  expect(late && 'later' in late && (await late.later)).toBe(ANSWER);
});
