import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../plugins/common/list-files';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {multiplyPages, type ScaleFigures, scaleTable} from './scale';

const ONE: ScaleFigures = {
  ...{times: 1, pages: 900, wallSeconds: 100, cpuSeconds: 150, peakBytes: 2e9},
  ...{html: 8_000, jsIdle: 1_000, jsAll: 140_000, index: 300_000},
};

it('shows how each figure grows', () =>
  expect(scaleTable([ONE, {...ONE, times: 2, pages: 1800, wallSeconds: 190, jsAll: 147_000}]))
    .toMatchInlineSnapshot(`
      "                                    1 × the pages  2 × the pages
      pages                               900            1800 (2×)
      cold build: elapsed time            100 s          190 s (1.90×)
      cold build: CPU                     150 s          150 s (1×)
      cold build: largest process         2 GB           2 GB (1×)
      median page: HTML                   8 kB           8 kB (1×)
      median page: JavaScript until idle  1 kB           1 kB (1×)
      median page: JavaScript in all      140 kB         147 kB (1.05×)
      index of the largest version        300 kB         300 kB (1×)"
    `));

it('adds copies of the pages of all versions, and their groups', () => {
  const site = tempDir({
    'versions.json': '["2.0.0"]',
    'sidebars.ts': 'const s = {overviewSidebar: [1]};',
    'docs/a.md': 'a',
    'genDocs/docs/a.md': '---\ntitle: A\n---\na',
    'genDocs/docs/generated/b.md': 'b',
    'versioned_docs/version-2.0.0/docs/a.md': 'a',
    'versioned_sidebars/version-2.0.0-sidebars.json': '{"overviewSidebar": []}',
  });
  multiplyPages(site, 2);
  multiplyPages(site, 3);
  expect(listFiles(path.join(site, 'docs')).sort()).toEqual([
    'a.md',
    'copy-2/a.md',
    'copy-2/generated/b.md',
    'copy-3/a.md',
    'copy-3/generated/b.md',
  ]);
  expect(listFiles(path.join(site, 'versioned_docs')).length).toBe(3);
  expect(fs.readFileSync(path.join(site, 'sidebars.ts'), 'utf8')).toMatch(
    /copy-2.*\n?.*copy-3|copy-3[^]*copy-2/,
  );
  expect(fs.readFileSync(path.join(site, 'docs/copy-3/a.md'), 'utf8')).toContain(
    'title: A (copy 3)',
  );
  const versioned = path.join(site, 'versioned_sidebars/version-2.0.0-sidebars.json');
  expect(fs.readFileSync(versioned, 'utf8')).toContain('"dirName":"docs/copy-3"');
});
