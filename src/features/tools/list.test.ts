/** /tools lists every page below it, by its title. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {TOOL_GROUPS} from './list';

const PAGES = path.resolve(__dirname, '../../pages/tools');
const LISTED = TOOL_GROUPS.flatMap(({tools}) => tools);

const files = fs
  .readdirSync(PAGES)
  .filter((name) => name.endsWith('.tsx') && name !== 'index.tsx')
  .map((name) => `/tools/${path.basename(name, '.tsx')}`);

it('lists every tool once', () => {
  expect(LISTED.map(({to}) => to).sort()).toEqual(files.sort());
});

it.each(LISTED.map((tool) => [tool.to, tool] as const))('%s has its title', (to, {title}) => {
  const source = fs.readFileSync(path.join(PAGES, `${path.basename(to)}.tsx`), 'utf8');
  expect(source).toContain(`title="${title}"`);
});
