/** The table of a build whose stages are nested. */
import {expect, it} from 'vitest';
import {Timings} from './timings';

const LINES = [
  '\u001b[33m[PERF]\u001b[39m Load site > Load plugins > sitemap - \u001b[32m20.00 ms\u001b[39m - (Heap 1mb -> 2mb / Total 3mb)',
  '[PERF] Load site > Load plugins - 1500.50 ms - (Heap 1mb -> 2mb / Total 3mb)',
  '[PERF] Load site - 9.26 seconds! - (Heap 1mb -> 2mb / Total 3mb)',
  '[PERF] SSG Worker 1 - Task 94 - Rendering 10 pathnames - 1.20 seconds! - (Heap 1mb -> 2mb / Total 3mb)',
  '[PERF] Result for task 1 - (Heap 1mb / Total 3mb)',
  '[PERF][KO] SSG - 12.04 seconds! - (Heap 1mb -> 2mb / Total 3mb)',
];

it('shows the stages of a build in the stages around them', () => {
  const timings = new Timings();
  expect(LINES.map((line) => timings.take(line))).toEqual(LINES.map(() => true));
  expect(timings.take('[INFO] [en] Creating an optimized production build...')).toBe(false);
  timings.add('Compression', 3);
  expect(timings.table().split('\n').slice(1)).toEqual([
    '    9.3  Load site',
    '    1.5    Load plugins',
    '   12.0  SSG',
    '    3.0  Compression',
  ]);
});
