import {expect, it} from 'vitest';
import {collectGarbage} from './collect-garbage';

const MANY = 2_000_000;

it('returns unused memory to the system', async () => {
  const objects = Array.from({length: MANY}, (_, number) => ({number}));
  const needed = process.memoryUsage().heapTotal;
  objects.length = 0;
  await collectGarbage();
  // Each object takes at least 16 bytes, and its place in the list four or eight.
  expect(needed - process.memoryUsage().heapTotal).toBeGreaterThan(MANY * 16);
});

it('can be repeated', async () => {
  await collectGarbage();
  await expect(collectGarbage()).resolves.toBeUndefined();
});
