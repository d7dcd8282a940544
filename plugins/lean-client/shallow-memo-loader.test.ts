/** What becomes of the theme's sorting of keys. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import shallowMemoLoader from './shallow-memo-loader.mjs';

const index = createRequire(import.meta.url).resolve('@docusaurus/theme-common');

it('changes the theme as it is installed', () => {
  const theme = fs.readFileSync(path.join(path.dirname(index), 'utils/reactUtils.js'), 'utf8');
  expect(shallowMemoLoader(theme)).not.toContain('localeCompare');
});

it('says when the theme has changed', () => {
  expect(() => shallowMemoLoader('entries.sort();')).toThrow('no longer holds');
});
