import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {playwrightCount, vitestCount} from './reports';

it('counts a test file that does not load as a failure', () => {
  expect(vitestCount({numPassedTests: 3, numFailedTests: 0, success: false})).toEqual({
    passed: 3,
    failed: 1,
    failures: [],
    skipped: [],
  });
  expect(vitestCount({numPassedTests: 3, numFailedTests: 0, success: true}).failed).toBe(0);
});

it('names the tests that failed, and files that do not load', () => {
  const file = (name: string) => path.join(ROOT, name);
  const assertionResults = [{status: 'failed', fullName: 'our server responds'}];
  const testResults = [
    {name: file('a.test.ts'), status: 'failed', assertionResults},
    {name: file('b.test.ts'), status: 'failed', assertionResults: []},
    {name: file('c.test.ts'), status: 'passed', assertionResults: []},
  ];
  expect(
    vitestCount({numPassedTests: 0, numFailedTests: 1, success: false, testResults}).failures,
  ).toEqual(['b.test.ts', 'our server responds']);
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
    testResults: [{name: 'server.test.ts', status: 'passed', assertionResults}],
  };
  expect(vitestCount(report)).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
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
          spec('stays', 'unexpected'),
        ],
        suites: [{title: 'on a phone', specs: [spec('folds', 'flaky')]}],
      },
    ],
  };
  expect(playwrightCount(report)).toEqual({
    passed: 5,
    failed: 4,
    failures: ['links.spec.ts › stays'],
    skipped: ['links.spec.ts › waits'],
    flaky: [
      {name: 'links.spec.ts › leads on', place: 'links.spec.ts:8'},
      {name: 'links.spec.ts › on a phone › folds', place: 'links.spec.ts:5'},
    ],
  });
});
