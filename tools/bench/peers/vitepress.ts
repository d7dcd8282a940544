/** A VitePress site with the pages of ours. */
import fs from 'node:fs';
import path from 'node:path';
import type {Dialect} from './convert';
import type {Generator} from './generator';
import {install} from './install';
import {readPages, writeFiles} from './pages';
import {tree} from './tree';

const PACKAGES = {vitepress: '1.6.4'};

/** The 4 GB that Node.js allows by default may not be enough for the pages of one version. */
const HEAP = '--max-old-space-size=8192';

const DIALECT: Dialect = {
  admonitions: {note: 'info'},
  titled: (name, title) => ` ${name} ${title}`,
};

/** Sidebars by the folders that they are for. */
const CONFIG = (sidebar: object) => `export default {
  title: 'VitePress',
  srcDir: 'src',
  cleanUrls: true,
  ignoreDeadLinks: true,
  vue: {template: {compilerOptions: {isCustomElement: (tag) => tag.includes('-')}}},
  themeConfig: {search: {provider: 'local'}, sidebar: ${JSON.stringify(sidebar)}},
};
`;

/** Pages are templates of Vue: nothing in them may be taken for code. */
const text = ({title, description, body}: {title: string; description: string; body: string}) =>
  `---\n${JSON.stringify({title, description})}\n---\n# ${title}\n\n:::::: v-pre\n${body}\n::::::\n`;

/** Writes the site. */
export function vitepress(site: string, target: string): Generator {
  install(target, PACKAGES);
  for (const name of ['src', '.vitepress'])
    fs.rmSync(path.join(target, name), {recursive: true, force: true});
  const src = path.join(target, 'src');
  const {pages, leftOut} = readPages({site, versions: 'current', images: src}, DIALECT);
  fs.cpSync(path.join(site, 'static'), path.join(src, 'public'), {recursive: true});
  const sidebar = {'/docs/': tree(pages, 'docs')};
  writeFiles(target, {'.vitepress/config.mjs': CONFIG(sidebar)});
  writeFiles(src, Object.fromEntries(pages.map((page) => [`${page.path}.md`, text(page)])));
  const program = (command: string) => [
    process.execPath,
    HEAP,
    'node_modules/vitepress/bin/vitepress.js',
    command,
  ];
  return {
    name: `VitePress ${PACKAGES.vitepress}`,
    site: target,
    leftOut,
    note: 'has only the pages of Next; the build of all versions ran out of memory at 9 GB',
    build: program('build'),
    output: path.join(target, '.vitepress/dist'),
    caches: ['.vitepress/cache', '.vitepress/dist'],
    env: {CI: '1'},
    start: program('dev'),
    edited: path.join(src, 'docs/features.md'),
  };
}
