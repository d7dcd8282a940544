/** Tasks run in order, one per idle moment. */
import {expect, it, vi} from 'vitest';
import {idleQueue} from './idle-queue';

it('runs one task per idle moment, and none twice', () => {
  const moments: (() => void)[] = [];
  const act = vi.fn();
  const add = idleQueue(act, (run) => moments.push(run));
  ['a', 'b', 'a'].forEach(add);
  expect(act).not.toHaveBeenCalled();
  moments.shift()?.();
  expect(act.mock.calls).toEqual([['a']]);
  moments.shift()?.();
  expect(act.mock.calls).toEqual([['a'], ['b']]);
  expect(moments).toEqual([]);
});

it('starts again after it was empty', () => {
  const moments: (() => void)[] = [];
  const act = vi.fn();
  const add = idleQueue(act, (run) => moments.push(run));
  add('a');
  moments.shift()?.();
  add('b');
  moments.shift()?.();
  expect(act.mock.calls).toEqual([['a'], ['b']]);
});

it('continues after a task that failed', () => {
  const moments: (() => void)[] = [];
  const act = vi.fn().mockImplementationOnce(() => {
    throw new Error('no');
  });
  const add = idleQueue(act, (run) => moments.push(run));
  ['a', 'b'].forEach(add);
  expect(moments.shift()).toThrow('no');
  moments.shift()?.();
  expect(act.mock.calls).toEqual([['a'], ['b']]);
});
