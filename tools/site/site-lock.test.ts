import {expect, it} from 'vitest';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {lockSite} from './site-lock';

it('allows one build at a time in a folder and tells the second what to do', async () => {
  const root = tempDir();
  const unlock = await lockSite(root);
  await expect(lockSite(root)).rejects.toThrow(
    /Another build or dev server is running in this folder.*delete \.site\.lock/s,
  );
  await unlock();
  await (
    await lockSite(root)
  )();
});

it('allows parallel builds in different folders', async () => {
  const [a, b] = await Promise.all([lockSite(tempDir()), lockSite(tempDir())]);
  await Promise.all([a(), b()]);
});
