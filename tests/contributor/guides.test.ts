/** The guides for contributors name files, headings, and commands that exist. */
import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import packageJson from '../../package.json';
import {listFiles} from '../../plugins/common/list-files';
import {ROOT} from '../../plugins/common/root';

const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...listFiles(path.join(ROOT, 'contributing')).map((name) => `contributing/${name}`),
  'reference/sources/README.md',
  'reference/metamodel/README.md',
  'plugins/PATCHES.md',
  'tools/hosting/README.md',
];

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(ROOT, file));
const parse = (file: string): Root => unified().use(remarkParse).use(remarkGfm).parse(read(file));

function values<Found>(tree: Root, pick: (node: Nodes) => Found | undefined): Found[] {
  const found: Found[] = [];
  visit(tree, (node) => {
    const value = pick(node);
    if (value !== undefined) found.push(value);
  });
  return found;
}

/** Returns the IDs of a page's headings: those written by hand, and those generated from the text. */
function headingIds(file: string): string[] {
  const slugger = createSlugger();
  return values(parse(file), (node) => {
    if (node.type !== 'heading') return undefined;
    const text = toString(node);
    return /\{#([\w-]+)\}$/.exec(text)?.[1] ?? slugger.slug(text);
  });
}

function deadLinks(guide: string): string[] {
  const links = values(parse(guide), (node) => (node.type === 'link' ? node.url : undefined));
  return links.filter((url) => {
    if (/^https?:/.test(url)) return false;
    const [name = '', id] = url.split('#');
    const file = name === '' ? guide : path.posix.join(path.posix.dirname(guide), name);
    return !exists(file) || (id !== undefined && !headingIds(file).includes(id));
  });
}

/** Returns paths in `code` that begin with a folder of the project and contain no placeholder. */
function deadPaths(guide: string): string[] {
  const code = values(parse(guide), (node) =>
    node.type === 'inlineCode' ? node.value : undefined,
  );
  const rooms =
    /^(?:src|plugins|tools|tests|reference|docs|blog|sidebars|contributing|static)\/[\w./-]*$/;
  return code.filter((value) => rooms.test(value) && !exists(value));
}

/** Returns npm scripts that a guide names but package.json lacks. */
function deadScripts(guide: string): string[] {
  const named = [...read(guide).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  return named.filter((name) => !(name in packageJson.scripts));
}

it.each(GUIDES)('%s', (guide) => {
  expect({
    links: deadLinks(guide),
    paths: deadPaths(guide),
    scripts: deadScripts(guide),
  }).toEqual({links: [], paths: [], scripts: []});
});

it('CONTRIBUTING can be read in a few minutes', () => {
  expect(Buffer.byteLength(read('CONTRIBUTING.md'))).toBeLessThan(7000);
});
