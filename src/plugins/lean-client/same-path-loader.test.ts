/** What the theme's comparison of paths becomes. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import samePathLoader from './same-path-loader.mjs';

const index = createRequire(import.meta.url).resolve('@docusaurus/theme-common');
const theme = fs.readFileSync(path.join(path.dirname(index), 'utils/routesUtils.js'), 'utf8');

/** The function alone, out of the module. */
function isSamePath(source: string): (a?: string, b?: string) => boolean {
  const body = /function isSamePath\(path1, path2\) \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  return new Function('path1', 'path2', body) as (a?: string, b?: string) => boolean;
}

it('answers as before', () => {
  const paths = ['/docs/a', '/docs/a/', '/DOCS/a', '/docs/ab', '/docs', '/', '', undefined];
  const [before, after] = [isSamePath(theme), isSamePath(samePathLoader(theme))];
  for (const a of paths) {
    for (const b of paths) expect(after(a, b), `${a} ${b}`).toBe(before(a, b));
  }
});

it('says when the theme has changed', () => {
  expect(() => samePathLoader('export const isSamePath = 1;')).toThrow('no longer holds');
});
