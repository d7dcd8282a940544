/** Readers reach every hand-written page through the sidebar, unless it says that it stands outside. */
import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {listFiles} from '../../plugins/common/list-files';
import {isPage, pagePath} from '../../plugins/gen-docs/tree';
import {ROOT} from '../../plugins/common/root';

/** Every doc id that stands in a sidebar, as an item or behind a label. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  const {type, id, ...rest} = value as {type?: string; id?: string};
  return [...(type === 'doc' && id !== undefined ? [id] : []), ...idsIn(Object.values(rest))];
}

const ids = idsIn(sidebars);
const docs = path.join(ROOT, 'docs');
const pages = listFiles(docs)
  .filter(isPage)
  .map((name) => ({
    id: `docs/${pagePath(name).page}`,
    outside:
      matter(fs.readFileSync(path.join(docs, name), 'utf8')).data['displayed_sidebar'] === null,
  }));

it('holds each hand-written page, or the page has displayed_sidebar: null', () => {
  const missing = pages.filter(({id, outside}) => outside === ids.includes(id));
  expect(missing.map(({id}) => id)).toEqual([]);
});

it('names no page twice', () => {
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
