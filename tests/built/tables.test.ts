/** Tables of the built pages, as screen readers read them. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../plugins/common/list-files';
import {BUILD} from './site';

/** Pages may lack the end tags of cells and rows. */
const EMPTY = /<th\b[^>]*>\s*<(?:\/th|t[hdr]|tbody|\/tr|\/thead)\b/;

const read = (page: string) => fs.readFileSync(path.join(BUILD, page), 'utf8');

it('every heading has a text', () => {
  const pages = listFiles(BUILD).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(900);
  expect(pages.filter((page) => EMPTY.test(read(page)))).toEqual([]);
});

it('a row of a comparison has a heading', () => {
  const [rows] = /<table[^>]*><thead><tr><td>[\s\S]*?<\/table>/.exec(
    read('docs/architecture/metadata-ingestion.html'),
  ) ?? [''];
  expect(rows).toMatch(/<th scope="?row"?>/);
  expect(rows).not.toMatch(/<tr><td>(?!<th)/);
});
