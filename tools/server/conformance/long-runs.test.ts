/** No path keeps a server busy: the longest paths that repeat what the patterns match get an immediate response. */
import {performance} from 'node:perf_hooks';
import {expect, it} from 'vitest';
import {LONG_RUNS} from '../../hosting/testing/long-runs';
import {eachHost} from './each-host';
import {askRaw, requestText} from './raw-request';

/** A backtracking pattern took 60 to 320 ms where a path of letters takes one; linear ones take up to 6 times as long. */
const MOST_TIMES = 20;

/** A busy machine may interrupt most of them. */
const TRIES = 20;

/** Milliseconds until the server at `origin` has answered a request for `path`. */
async function answerTime(origin: string, path: string): Promise<number> {
  const began = performance.now();
  const {status} = await askRaw(origin, requestText('GET', path));
  expect([308, 400, 404]).toContain(status);
  return performance.now() - began;
}

eachHost((_, origin) => {
  it.each(LONG_RUNS.map((run) => [run.slice(0, 12), run]))('%s…', async (_name, run) => {
    const plain: number[] = [];
    const times: number[] = [];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      plain.push(await answerTime(origin(), `/x${'a'.repeat(run.length)}x`));
      times.push(await answerTime(origin(), `/x${run}x`));
    }
    expect(Math.min(...times)).toBeLessThan(MOST_TIMES * Math.min(...plain));
  });
});
