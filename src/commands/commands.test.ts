import path from 'node:path';
import {expect, it} from 'vitest';
import {tempDir} from '../testing/temp-dir';
import {lockSite} from './site-lock';
import {playwrightCount, vitestCount} from './test-run';

it('lets one build at a time into a folder and tells the second what to do', async () => {
  const root = tempDir();
  const unlock = await lockSite(root);
  await expect(lockSite(root)).rejects.toThrow(
    /Another build or dev server works in this folder.*delete \.site\.lock/s,
  );
  await unlock();
  await (
    await lockSite(root)
  )();
});

it('lets different folders build side by side', async () => {
  const [a, b] = await Promise.all([lockSite(tempDir()), lockSite(path.join(tempDir()))]);
  await Promise.all([a(), b()]);
});

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
