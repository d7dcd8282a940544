/** What the browser's patches rely on is true of the installed packages, and is checked. */
import fs from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {type PatchName, switchOff} from '../../src/lib/patches';
import patchChecks from './index';

const check = (off?: PatchName) =>
  patchChecks({siteConfig: {customFields: switchOff(off)}} as unknown as LoadContext);
afterEach(() => vi.restoreAllMocks());

it('accepts the installed packages', () => {
  expect(check().name).toBe('patch-checks');
});

it.each([['search-dialog', /docsearch.react.dist.esm.index\.js$/]] as const)(
  'stops the build if %s no longer fits, unless it is off',
  (patch, file) => {
    const read = fs.readFileSync;
    vi.spyOn(fs, 'readFileSync').mockImplementation(((name: string, options: BufferEncoding) =>
      file.test(name) ? 'export {};' : read(name, options)) as typeof fs.readFileSync);
    expect(() => check()).toThrow(
      new RegExp(`The patch ${patch} no longer fits [^]*PATCHES_OFF=${patch};`),
    );
    expect(check(patch).name).toBe('patch-checks');
  },
);
