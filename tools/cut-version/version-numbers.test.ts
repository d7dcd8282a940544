/** No release is named outside the lists of releases, so a new one requires no changes to code or tests. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../plugins/common/list-files';
import {ROOT} from '../../plugins/common/root';
import {Problems} from '../../plugins/facts/problems';
import {loadReleases} from '../../plugins/releases/load';
import {NEXT} from '../../plugins/releases/model';

const FOLDERS = ['plugins', 'tools', 'src', 'tests', 'sidebars'];
const FILES = ['sidebars.ts', 'docusaurus.config.ts', 'playwright.config.ts', 'vitest.config.mts'];
/** Files rendered for hosts from versions.json; copies created by other tests; pictures; search queries of readers. */
const LEFT_OUT = /^tools\/hosting\/generated\/|^tests\/\.tmp\/|\.(?:png|jpg|svg|woff2)$/;

const names = loadReleases(ROOT, new Problems())
  .map(({name}) => name)
  .filter((name) => name !== NEXT);
// Another number may end or begin with these digits.
const NAMED = new RegExp(
  `(?<![\\d.])(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?!\\.?\\d)`,
);

it('is in no line of code or tests', () => {
  const files = FOLDERS.flatMap((folder) =>
    listFiles(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  const found = [...files, ...FILES]
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (NAMED.test(line) ? `${file}:${i + 1}: ${line.trim()}` : [])),
    );
  expect(
    found,
    'These lines name a release. In a test, invent one (2.0.0), or import it from tests/versions.ts; in code, get it from plugins/releases.',
  ).toEqual([]);
});
