import {expect, it} from 'vitest';
import {longestTask} from './main-thread';

const thread = (tid: number, name: string) => ({
  name: 'thread_name',
  ph: 'M',
  pid: 1,
  tid,
  args: {name},
});
const task = (tid: number, dur: number, name = 'ThreadControllerImpl::RunTask') => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  dur,
});

it('returns the longest task of the main thread, in milliseconds', () => {
  const events = [thread(1, 'CrRendererMain'), thread(2, 'DedicatedWorker thread')];
  const tasks = [task(1, 4000), task(1, 12500), task(2, 90000), task(1, 99000, 'Paint')];
  expect(longestTask([...events, ...tasks])).toBe(12.5);
});

it('says that there is nothing to measure', () =>
  expect(() => longestTask([task(1, 4000)])).toThrow('no tasks'));
