import {expect, it} from 'vitest';
import {playwrightCount, vitestCount} from './reports';

it('counts a test file that does not load as a failure', () => {
  expect(vitestCount({numPassedTests: 3, numFailedTests: 0, success: false})).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(vitestCount({numPassedTests: 3, numFailedTests: 0, success: true}).failed).toBe(0);
});

it('counts flaky browser tests and errors outside tests as failed, and names the flaky ones', () => {
  const spec = (title: string, status: string) => ({title, tests: [{status}]});
  const report = {
    stats: {expected: 5, unexpected: 1, flaky: 2},
    errors: [{}],
    suites: [
      {
        title: 'links.spec.ts',
        specs: [spec('leads on', 'flaky'), spec('leads back', 'expected')],
        suites: [{title: 'on a phone', specs: [spec('folds', 'flaky')]}],
      },
    ],
  };
  expect(playwrightCount(report)).toEqual({
    passed: 5,
    failed: 4,
    flaky: ['links.spec.ts › leads on', 'links.spec.ts › on a phone › folds'],
  });
});
