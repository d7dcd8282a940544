/** A slow answer must not take the place of a newer one. */
import {expect, it} from 'vitest';
import {inOrder} from './in-order';

function slowAsk() {
  const answers = new Map<string, (answer: string) => void>();
  const told: string[] = [];
  const ask = inOrder(
    (question: string) => new Promise<string>((resolve) => answers.set(question, resolve)),
    (answer) => told.push(answer),
  );
  const answer = (question: string) => answers.get(question)?.(`to ${question}`);
  return {ask, answer, told};
}

it('tells every answer while they come in order', async () => {
  const {ask, answer, told} = slowAsk();
  const got = [ask('a'), ask('b')];
  answer('a');
  await got[0];
  answer('b');
  expect(await Promise.all(got)).toEqual(['to a', 'to b']);
  expect(told).toEqual(['to a', 'to b']);
});

it('gives an older question the newer answer, and tells it once', async () => {
  const {ask, answer, told} = slowAsk();
  const got = [ask('a'), ask('b')];
  answer('b');
  await got[1];
  answer('a');
  expect(await Promise.all(got)).toEqual(['to b', 'to b']);
  expect(told).toEqual(['to b']);
});
