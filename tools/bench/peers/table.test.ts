import {expect, it} from 'vitest';
import type {PeerFigures} from './measure';
import {peerTable} from './table';

const usage = (cpuSeconds: number) => ({cpuSeconds, wallSeconds: 30, peakBytes: 2.5e9});
const OURS: PeerFigures = {
  ...{name: 'This site', pages: 956, builds: [usage(100), usage(120), usage(110)]},
  ...{html: 8_000, jsIdle: 1_500, jsAll: 140_000, css: 18_250},
  ...{performance: [100, 99, 100], blocking: [0, 12, 5], start: 9.5, edit: 1.25},
};

it('shows the sites side by side', () =>
  expect(peerTable([OURS, {...OURS, name: 'Other', builds: [usage(50)], edit: NaN}]))
    .toMatchInlineSnapshot(`
      "                                        This site                Other
      docs pages                              956                      956
      cold build: CPU                         110 s (100–120 of 3)     50 s
      cold build: CPU for 100 pages           11.5 s (10.5–12.6 of 3)  5.2 s
      cold build: elapsed time                30 s (3 alike)           30 s
      cold build: largest process             2.50 GB (3 alike)        2.50 GB
      HTML of the median page                 8 kB                     8 kB
      JavaScript until idle                   1.5 kB                   1.5 kB
      JavaScript in all                       140 kB                   140 kB
      CSS                                     18.3 kB                  18.3 kB
      Lighthouse mobile: performance          100 (99–100 of 3)        100 (99–100 of 3)
      Lighthouse mobile: blocking time        5 ms (0–12 of 3)         5 ms (0–12 of 3)
      development server to first page, warm  9.5 s                    9.5 s
      from edit to screen                     1.3 s                    –"
    `));
