import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../plugins/common/list-files';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {addPages} from './growth';
import {writeStockSite} from './stock-site';
import {clearCaches, copyProject} from './workspace';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Jane Doe', '-c', 'user.email=jane@example.com', ...args], {
    cwd,
    encoding: 'utf8',
  });

const tree = (folder: string) => listFiles(folder).filter((name) => !name.startsWith('.git'));

it('copies a project as is, with its history and without what git ignores', () => {
  const root = tempDir({
    '.gitignore': '.tmp/\nbuild/\n',
    'kept.md': 'committed',
    'changed.md': 'committed',
    'deleted.md': 'committed',
    'staged.md': 'committed',
    'removed.md': 'committed',
    'build/index.html': 'built',
  });
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'First');
  fs.writeFileSync(path.join(root, 'changed.md'), 'not committed');
  fs.writeFileSync(path.join(root, 'new.md'), 'new');
  fs.rmSync(path.join(root, 'deleted.md'));
  fs.writeFileSync(path.join(root, 'staged.md'), 'staged');
  fs.writeFileSync(path.join(root, 'added.md'), 'staged');
  git(root, 'add', 'staged.md', 'added.md');
  git(root, 'rm', '--quiet', 'removed.md');

  const copy = copyProject(root, 'site');
  expect(copy).toBe(path.join(root, '.tmp/bench/site'));
  expect(tree(copy)).toEqual(['added.md', 'changed.md', 'kept.md', 'new.md', 'staged.md']);
  expect(fs.readFileSync(path.join(copy, 'staged.md'), 'utf8')).toBe('staged');
  expect(fs.readFileSync(path.join(copy, 'changed.md'), 'utf8')).toBe('not committed');
  expect(git(copy, 'log', '--format=%s', '--', 'kept.md')).toBe('First\n');

  fs.writeFileSync(path.join(copy, 'left-over.md'), '');
  expect(tree(copyProject(root, 'site'))).not.toContain('left-over.md');
});

it('clears what a start leaves behind, but not the source of the stock site', () => {
  const site = tempDir({
    '.docusaurus/a': '',
    'node_modules/.cache/a': '',
    'genDocs/docs/a.md': '',
    'build/index.html': '',
  });
  clearCaches('stock', site);
  expect(tree(site)).toEqual(['build/index.html', 'genDocs/docs/a.md']);
  clearCaches('ours', site);
  expect(tree(site)).toEqual(['build/index.html']);
});

it('writes a stock site with the same docs and without our theme', () => {
  const ours = tempDir({
    'genDocs/docs/a.md': 'a',
    'sidebars.ts': '',
    'src/theme/Footer/index.tsx': '',
    'plugins/gen-docs/slug.ts': '',
  });
  const stock = path.join(ours, 'stock');
  writeStockSite(ours, stock);
  expect(tree(stock)).toEqual([
    'docusaurus.config.ts',
    'genDocs/docs/a.md',
    'package.json',
    'plugins/gen-docs/slug.ts',
    'sidebars.ts',
    'src/theme/MDXComponents.tsx',
  ]);
  const config = fs.readFileSync(path.join(stock, 'docusaurus.config.ts'), 'utf8');
  expect(config).toContain('blog: false');
  expect(config).not.toMatch(/HAS_BLOG|LANGUAGES/);
});

it('adds a hundred pages and their group to the sidebar', () => {
  const site = tempDir({'sidebars.ts': 'const s = {overviewSidebar: [1]};', 'docs/a.md': ''});
  addPages(site);
  expect(tree(path.join(site, 'docs/benchmark-growth'))).toHaveLength(100);
  expect(fs.readFileSync(path.join(site, 'sidebars.ts'), 'utf8')).toContain(
    "dirName: 'docs/benchmark-growth'}]},1]",
  );
});
