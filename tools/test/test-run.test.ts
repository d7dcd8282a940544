import {expect, it} from 'vitest';
import {playwrightCount, vitestCount} from './test-run';

it('counts a test file that does not load as a failure', () => {
  expect(vitestCount({numPassedTests: 3, numFailedTests: 0, success: false})).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(vitestCount({numPassedTests: 3, numFailedTests: 0, success: true}).failed).toBe(0);
});

it('counts browser tests, flaky ones as passed and errors outside tests as failed', () => {
  const stats = {expected: 5, unexpected: 1, flaky: 2};
  expect(playwrightCount({stats, errors: [{}]})).toEqual({passed: 7, failed: 2});
});
