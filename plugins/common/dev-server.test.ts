import {expect, it} from 'vitest';
import {whenListening} from './dev-server';

it('keeps what other plugins do once the server listens', () => {
  const calls: string[] = [];
  const first = whenListening({}, () => calls.push('first'));
  const both = whenListening(first, () => calls.push('second')) as {
    devServer: {onListening: (server: object) => void};
  };
  both.devServer.onListening({});
  expect(calls).toEqual(['first', 'second']);
});
