/** A slow answer must not replace a newer one. */
import {expect, it} from 'vitest';
import {inOrder} from './in-order';

/** Waits until all pending microtasks have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function slowAsk(ready = Promise.resolve()) {
  const answers = new Map<string, (answer: string) => void>();
  const reported: string[] = [];
  const ask = inOrder({
    ready: () => ready,
    ask: (question: string) => new Promise<string>((resolve) => answers.set(question, resolve)),
    onAnswer: (answer) => reported.push(answer),
  });
  const answer = (question: string) => answers.get(question)?.(`to ${question}`);
  return {ask, answer, answers, reported};
}

it('reports every answer while they arrive in order', async () => {
  const {ask, answer, reported} = slowAsk();
  const got = [ask('a')];
  await settled();
  got.push(ask('b'));
  await settled();
  answer('a');
  await got[0];
  answer('b');
  expect(await Promise.all(got)).toEqual(['to a', 'to b']);
  expect(reported).toEqual(['to a', 'to b']);
});

it('returns the newer answer to an older question, and reports it once', async () => {
  const {ask, answer, reported} = slowAsk();
  const got = [ask('a')];
  await settled();
  got.push(ask('b'));
  await settled();
  answer('b');
  await got[1];
  answer('a');
  expect(await Promise.all(got)).toEqual(['to b', 'to b']);
  expect(reported).toEqual(['to b']);
});

it('asks only the last of the questions that arrived before it was ready', async () => {
  let getReady = () => {};
  const {ask, answer, answers, reported} = slowAsk(new Promise((resolve) => (getReady = resolve)));
  const got = [ask('a'), ask('b'), ask('c')];
  getReady();
  await settled();
  expect([...answers.keys()]).toEqual(['c']);
  answer('c');
  expect(await Promise.all(got)).toEqual(['to c', 'to c', 'to c']);
  expect(reported).toEqual(['to c']);
});
