import {expect, it} from 'vitest';
import {playwrightCount, vitestCount} from './reports';

it('counts a test file that does not load as a failure', () => {
  expect(vitestCount({numPassedTests: 3, numFailedTests: 0, success: false})).toEqual({
    passed: 3,
    failed: 1,
    skipped: [],
  });
  expect(vitestCount({numPassedTests: 3, numFailedTests: 0, success: true}).failed).toBe(0);
});

it('lists skipped tests, and counts them as neither', () => {
  const assertionResults = [
    {status: 'passed', fullName: 'our server responds'},
    {status: 'skipped', fullName: 'nginx was not tested: nginx is not installed'},
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    success: true,
    testResults: [{assertionResults}],
  };
  expect(vitestCount(report)).toEqual({
    passed: 1,
    failed: 0,
    skipped: ['nginx was not tested: nginx is not installed'],
  });
});

it('counts flaky browser tests and errors outside tests as failed, and names the flaky ones', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'links.spec.ts',
    line: title.length,
    tests: [{status}],
  });
  const report = {
    stats: {expected: 5, unexpected: 1, flaky: 2},
    errors: [{}],
    suites: [
      {
        title: 'links.spec.ts',
        specs: [
          spec('leads on', 'flaky'),
          spec('leads back', 'expected'),
          spec('waits', 'skipped'),
        ],
        suites: [{title: 'on a phone', specs: [spec('folds', 'flaky')]}],
      },
    ],
  };
  expect(playwrightCount(report)).toEqual({
    passed: 5,
    failed: 4,
    skipped: ['links.spec.ts › waits'],
    flaky: [
      {name: 'links.spec.ts › leads on', place: 'links.spec.ts:8'},
      {name: 'links.spec.ts › on a phone › folds', place: 'links.spec.ts:5'},
    ],
  });
});
