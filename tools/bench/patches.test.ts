import {expect, it} from 'vitest';
import {patchTable, type PatchFigures, type Without} from './patches';

const FIGURES: PatchFigures = {
  ...{url: '/docs/a', buildCpu: 80, js: 170_000, css: 18_000, html: 11_000, ready: 900, work: 400},
};

it('shows how a build without a patch differs from the site as is', () => {
  const others = new Map<Without, PatchFigures>([
    ['no-prism', {...FIGURES, js: 191_500, ready: 980}],
    ['all', {...FIGURES, css: 28_000, html: 10_200, buildCpu: 70}],
  ]);
  expect(patchTable(FIGURES, others)).toMatchInlineSnapshot(`
    "                  JavaScript  CSS       HTML     until interactive  main thread  CPU of the build
    as is             170.0 kB    18.0 kB   11.0 kB  900.0 ms           400.0 ms     80.0 s
    without no-prism  +21.5 kB    +0.0 kB   +0.0 kB  +80.0 ms           +0.0 ms      +0.0 s
    without all       +0.0 kB     +10.0 kB  −0.8 kB  +0.0 ms            +0.0 ms      −10.0 s"
  `);
});
