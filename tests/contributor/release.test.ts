/** `npm run cut-version`: what a release holds, what it leaves out, and that it can be repeated. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../plugins/common/list-files';
import {cutVersion} from '../../tools/cut-version';
import sidebars from '../fixtures/small-site/sidebars';
import {smallSite} from '../site-copies/small-site';

const FOLDER = 'versioned_docs/version-0.15.0/docs';

function snapshot(site: string): Record<string, string> {
  const folders = ['versioned_docs', 'versioned_sidebars'];
  const files = folders.flatMap((folder) =>
    listFiles(path.join(site, folder)).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    [...files, 'versions.json'].map((name) => [
      name,
      fs.readFileSync(path.join(site, name), 'utf8'),
    ]),
  );
}

it('leaves out what is since: next, keeps labels of links to it, and reports them', () => {
  const site = smallSite();
  const {dangling} = cutVersion(site, '0.15.0', sidebars);
  const files = snapshot(site);
  expect(files).not.toHaveProperty(`${FOLDER}/guide/new.md`);
  expect(files[`${FOLDER}/guide/first.md`]).not.toContain('goes further');
  expect(files[`${FOLDER}/guide/first.md`]).not.toContain('NEW_SWITCH');
  expect(files[`${FOLDER}/guide/first.md`]).toContain('More in the new guide.');
  expect(dangling.map(({file, target}) => [file, target])).toEqual([
    ['guide/first.md', 'guide/new.md'],
  ]);
  const kafka = files[`${FOLDER}/generated/ingestion/sources/kafka.md`];
  expect(kafka).toContain('kafka.bootstrap');
  expect(kafka).not.toContain('tag_prefix');
  const sidebar = files['versioned_sidebars/version-0.15.0-sidebars.json'];
  expect(sidebar).toContain('docs/guide/first');
  expect(sidebar).not.toContain('docs/guide/new');
  expect(files['versions.json']).toBe('[\n  "0.15.0"\n]\n');
});

it('gives the same bytes again, and forgets what is gone', () => {
  const site = smallSite();
  fs.mkdirSync(path.join(site, FOLDER), {recursive: true});
  fs.writeFileSync(path.join(site, FOLDER, 'stale.md'), 'gone');
  cutVersion(site, '0.15.0', sidebars);
  const first = snapshot(site);
  expect(first).not.toHaveProperty(`${FOLDER}/stale.md`);
  expect(cutVersion(site, '0.15.0', sidebars)).toMatchObject({written: 0, removed: 0});
  expect(snapshot(site)).toEqual(first);
});

it('refuses a version that is none', () => {
  expect(() => cutVersion(smallSite(), 'next', sidebars)).toThrow('expected a release number');
});
