/** The privacy page lists every key that the code of the site, or of Docusaurus, stores something under. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../../plugins/common/list-files';
import {packageFolder} from '../../../plugins/common/upstream.mjs';
import {ROOT} from '../../../plugins/common/root';
import {STORED} from './stored';

const isListed = (key: string) => STORED.some((stored) => key.startsWith(stored.key));

/** Calls that store something, with what stands for the key. */
const CALLS = /\b(?:(?:use|create)StorageSlot|setItem)\(\s*([^,)]+)/g;

/** A literal, or one up to where a template inserts something; undefined for a variable. */
const literal = (text: string) => /^['"`]([^'"`$]+)/.exec(text.trim())?.[1];

/** Files whose keys are variables, and the literals that these come from. */
const VARIABLES = [
  ['src/features/search/Dialog/stored-searches.ts', /'(__DOCSEARCH_\w+)'/g],
  ['src/features/recipe-builder/Tool/useAnswers.ts', /KEY = '([\w-]+)'/g],
  ['@docusaurus/theme-common/lib/utils/tabsUtils.js', /`(docusaurus\.tab\.)/g],
  ['@docusaurus/theme-common/lib/contexts/colorMode.js', /StorageKey = '(\w+)'/g],
  ['@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js', /`(docs-[a-z-]+)/g],
] as const;

/** The code of each file that can store something. */
function sources(): [name: string, code: string][] {
  const ours = listFiles(path.join(ROOT, 'src'))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => [`src/${name}`, path.join(ROOT, 'src', name)] as const);
  const theirs = ['@docusaurus/theme-common', '@docusaurus/plugin-content-docs'].flatMap((name) => {
    const folder = packageFolder(name);
    return listFiles(path.join(folder, 'lib'))
      .filter((file) => file.endsWith('.js') && !file.endsWith('storageUtils.js'))
      .map((file) => [`${name}/lib/${file}`, path.join(folder, 'lib', file)] as const);
  });
  return [...ours, ...theirs].map(([name, file]) => [name, fs.readFileSync(file, 'utf8')]);
}

const found = sources().flatMap(([name, code]) =>
  [...code.matchAll(CALLS)].map(([, key = '']) => ({name, key})),
);

it('finds the calls', () => {
  expect(found.map(({key}) => literal(key))).toEqual(
    expect.arrayContaining(['privacy-choices', 'feedback.', 'docusaurus.announcement.id']),
  );
});

it('lists every literal key', () => {
  const keys = found.flatMap(({key}) => literal(key) ?? []);
  expect(keys.filter((key) => !isListed(key))).toEqual([]);
});

it('lists the keys of every file that computes them', () => {
  const known = VARIABLES.map(([name]) => name as string);
  const computing = found.filter(({key}) => literal(key) === undefined).map(({name}) => name);
  expect(computing.filter((name) => !known.includes(name))).toEqual([]);
  for (const [source, code] of sources()) {
    for (const [file, pattern] of VARIABLES) {
      if (file !== source) continue;
      const keys = [...code.matchAll(pattern)].map(([, key = '']) => key);
      expect(keys.length, file).toBeGreaterThan(0);
      expect(keys.filter((key) => !isListed(key))).toEqual([]);
    }
  }
});
