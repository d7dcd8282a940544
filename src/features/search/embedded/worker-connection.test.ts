import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {SearchUnavailable} from '../types';
import {WorkerConnection} from './worker-connection';

/** A worker that receives messages, and responds only when it is told to. */
class FakeWorker extends EventTarget {
  answers = false;
  terminated = false;
  postMessage({id}: {id: string}) {
    const data = {id, type: 'RAW', value: 'yes'};
    if (this.answers) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', {data})));
  }
  terminate() {
    this.terminated = true;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const worker = new FakeWorker();
  const onFailure = vi.fn();
  const start = () => worker as unknown as Worker;
  const connection = new WorkerConnection<{ping: () => true}>(start, onFailure);
  return {worker, connection, onFailure, call: () => connection.call(async (api) => api.ping())};
}

it('responds, and stops watching', async () => {
  const {worker, call, onFailure} = setUp();
  worker.answers = true;
  expect(await call()).toBe('yes');
  expect(vi.getTimerCount()).toBe(0);
  expect(onFailure).not.toHaveBeenCalled();
});

it.each(['error', 'messageerror'])('fails at %s, once', async (event) => {
  const {worker, call, onFailure} = setUp();
  const calls = [call(), call()].map((one) => expect(one).rejects.toThrow(SearchUnavailable));
  worker.dispatchEvent(new Event(event, {cancelable: true}));
  worker.dispatchEvent(new Event(event, {cancelable: true}));
  await Promise.all(calls);
  expect(worker.terminated).toBe(true);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('fails if the worker stays silent', async () => {
  const {call} = setUp();
  const failing = expect(call()).rejects.toThrow('does not respond');
  await vi.advanceTimersByTimeAsync(60_000);
  await failing;
});

it('waits for a slow response as long as the worker is alive', async () => {
  const {worker, connection, onFailure} = setUp();
  worker.answers = true;
  let answer: (value: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => (answer = resolve));
  const calling = connection.call(() => slow);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onFailure).not.toHaveBeenCalled();
  answer('at last');
  expect(await calling).toBe('at last');
  expect(vi.getTimerCount()).toBe(0);
});

it('reports that the browser blocks workers', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(() => new WorkerConnection(refuse, () => undefined)).toThrow(SearchUnavailable);
});
