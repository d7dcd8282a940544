/** `npm run cut-version`: what a version contains and omits, that cutting can be repeated, and what is rejected. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../plugins/common/list-files';
import {writeFiles} from '../../plugins/common/testing/temp-dir';
import {cutVersions} from '../../tools/cut-version';
import sidebars from '../fixtures/small-site/sidebars';
import {edit, smallSite} from '../site-copies/small-site';

const FOLDER = 'versioned_docs/version-2.1.0/docs';

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

it('omits what is marked since: next, keeps the labels of links to it, and reports them', () => {
  const site = smallSite();
  const [cut] = cutVersions(site, ['2.1.0'], sidebars);
  const files = snapshot(site);
  expect(files).not.toHaveProperty(`${FOLDER}/guide/new.md`);
  expect(files[`${FOLDER}/guide/first.md`]).not.toContain('goes further');
  expect(files[`${FOLDER}/guide/first.md`]).not.toContain('NEW_SWITCH');
  expect(files[`${FOLDER}/guide/first.md`]).toContain('More in the new guide.');
  expect(cut?.dangling.map(({file, target}) => [file, target])).toEqual([
    ['guide/first.md', 'guide/new.md'],
  ]);
  const kafka = files[`${FOLDER}/generated/ingestion/sources/kafka.md`];
  expect(kafka).toContain('kafka.bootstrap');
  expect(kafka).not.toContain('tag_prefix');
  const sidebar = files['versioned_sidebars/version-2.1.0-sidebars.json'];
  expect(sidebar).toContain('docs/guide/first');
  expect(sidebar).not.toContain('docs/guide/new');
  expect(files['versions.json']).toBe('[\n  "2.1.0"\n]\n');
});

it('produces the same bytes again, and removes what is gone', () => {
  const site = smallSite();
  writeFiles(path.join(site, FOLDER), {'stale.md': 'gone'});
  cutVersions(site, ['2.1.0'], sidebars);
  const first = snapshot(site);
  expect(first).not.toHaveProperty(`${FOLDER}/stale.md`);
  expect(cutVersions(site, ['2.1.0'], sidebars)).toMatchObject([{written: 0, removed: 0}]);
  expect(snapshot(site)).toEqual(first);
});

it('keeps an older version as it was when a newer one is added', () => {
  const site = smallSite();
  edit(site, 'docs/guide/new.md', 'since: next', 'since: 2.1.0');
  cutVersions(site, ['2.0.0'], sidebars);
  const before = snapshot(site);
  cutVersions(site, ['2.1.0'], sidebars);
  const after = snapshot(site);
  expect(after[`${FOLDER}/guide/new.md`]).toContain('Read the [first guide](first.md).');
  expect(after).toMatchObject({...before, 'versions.json': '[\n  "2.1.0",\n  "2.0.0"\n]\n'});
});

it('keeps blank lines of code', () => {
  const site = smallSite();
  const code = '```text\na\n\n\n\nb\n```';
  edit(site, 'docs/guide/first.md', 'More in', `${code}\n\nMore in`);
  cutVersions(site, ['2.1.0'], sidebars);
  expect(snapshot(site)[`${FOLDER}/guide/first.md`]).toContain(code);
});

it.each([
  ['next', 'npm run release <name>'],
  [
    '2.2.0',
    'expected a release of reference/releases.yaml: 2.0.0, 2.1.0.\nTo turn next into a new release',
  ],
])('refuses %s', (version, message) => {
  const site = smallSite();
  expect(() => cutVersions(site, [version], sidebars)).toThrow(message);
  expect(fs.existsSync(path.join(site, 'versions.json'))).toBe(false);
});

it('refuses to change other versions unless they are cut, too', () => {
  const site = smallSite();
  // The oldest version needs no badges for what it introduced. Once there is an older version, it does.
  edit(site, 'reference/sources/kafka.yaml', 'since: next', 'since: 2.1.0');
  cutVersions(site, ['2.1.0'], sidebars);
  const before = snapshot(site);
  expect(() => cutVersions(site, ['2.0.0'], sidebars)).toThrow(
    /Freezing 2\.0\.0 would change 2 files of 2\.1\.0[^]*`npm run cut-version 2\.0\.0 2\.1\.0`/,
  );
  expect(snapshot(site)).toEqual(before);
  cutVersions(site, ['2.0.0', '2.1.0'], sidebars);
  const kafka = `${FOLDER}/generated/ingestion/sources/kafka.md`;
  expect(snapshot(site)[kafka]).toContain('<span class="ref-since">Since 2.1.0</span>');
});

it('names the page that has a mark with an unknown release', () => {
  const site = smallSite();
  edit(site, 'docs/guide/first.md', '<!-- since: next -->', '<!-- since: 3.0.0 -->');
  expect(() => cutVersions(site, ['2.1.0'], sidebars)).toThrow(
    'docs/guide/first.md:10: found the release "3.0.0", expected one of reference/releases.yaml: 2.0.0, 2.1.0, next',
  );
  edit(site, 'docs/guide/new.md', 'since: next', 'since: 3.0.0');
  expect(() => cutVersions(site, ['2.1.0'], sidebars)).toThrow('docs/guide/new.md: front matter:');
});
