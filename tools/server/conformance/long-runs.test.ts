/** No path keeps a server busy: the longest paths that repeat what the patterns match get an immediate response. */
import {performance} from 'node:perf_hooks';
import {expect, it} from 'vitest';
import {LONG_RUNS} from '../../hosting/testing/long-runs';
import {eachHost} from './each-host';
import {askRaw, requestText} from './raw-request';

/** A backtracking pattern took 60 to 320 ms; now it takes a few. */
const MOST_MS = 40;

/** A busy machine may interrupt some of them. */
const TRIES = 5;

eachHost((_, origin) => {
  it.each(LONG_RUNS.map((run) => [run.slice(0, 12), run]))('%s…', async (_name, run) => {
    const times: number[] = [];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const began = performance.now();
      const {status} = await askRaw(origin(), requestText('GET', `/x${run}x`));
      times.push(performance.now() - began);
      expect([308, 400, 404]).toContain(status);
    }
    expect(Math.min(...times)).toBeLessThan(MOST_MS);
  });
});
