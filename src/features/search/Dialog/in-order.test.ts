/** A slow answer must not replace a newer one. */
import {expect, it} from 'vitest';
import {inOrder} from './in-order';

/** Waits until all pending microtasks have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function slowAsk(ready: () => Promise<void> | undefined = () => undefined) {
  const answers = new Map<string, (answer: string) => void>();
  const reported: [answer: string, isLatest: boolean][] = [];
  const {ask, forget} = inOrder({
    ready,
    ask: (question: string) => new Promise<string>((resolve) => answers.set(question, resolve)),
    onAnswer: (answer, isLatest) => reported.push([answer, isLatest]),
  });
  const answer = async (question: string) => {
    answers.get(question)?.(`to ${question}`);
    await settled();
  };
  return {ask, forget, answer, answers, reported};
}

it('reports every answer while they arrive in order, and which is the latest', async () => {
  const {ask, answer, reported} = slowAsk();
  void ask('a');
  void ask('b');
  await answer('a');
  await answer('b');
  expect(reported).toEqual([
    ['to a', false],
    ['to b', true],
  ]);
});

it('drops an answer that arrives after a newer one', async () => {
  const {ask, answer, reported} = slowAsk();
  void ask('a');
  void ask('b');
  await answer('b');
  await answer('a');
  expect(reported).toEqual([['to b', true]]);
});

it('asks only the last of the questions that arrived before it was ready', async () => {
  let getReady = () => {};
  const ready = new Promise<void>((resolve) => (getReady = resolve));
  const {ask, answer, answers, reported} = slowAsk(() => ready);
  void ask('a');
  void ask('b');
  void ask('c');
  getReady();
  await settled();
  expect([...answers.keys()]).toEqual(['c']);
  await answer('c');
  expect(reported).toEqual([['to c', true]]);
});

it('drops the answers to forgotten questions, but not to later ones', async () => {
  const {ask, forget, answer, reported} = slowAsk();
  void ask('a');
  forget();
  await answer('a');
  expect(reported).toEqual([]);
  void ask('b');
  await answer('b');
  expect(reported).toEqual([['to b', true]]);
});
